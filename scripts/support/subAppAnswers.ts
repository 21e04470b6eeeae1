const DAY = 86_400;
/**
 * What Vite (`main-B4xQ_1za.js`) and webpack (`main.0f1e2d3c.js`) put into a name so that it changes with the content.
 */
const HASHED = /[-.]((?=[\w-]*[A-Z\d])[\w-]{8}|(?=[\da-f]*\d)[\da-f]{8,64})\.(chunk\.)?\w+$/;

const typeOf = (answer: Response): string => answer.headers.get('content-type') ?? '';
export const isHtml = (answer: Response): boolean => /^(text\/html|application\/xhtml)/i.test(typeOf(answer));
export const isScript = (answer: Response): boolean => /javascript/i.test(typeOf(answer));

function isKept(caching: string): boolean {
  const age = Number(/max-age=(\d+)/i.exec(caching)?.[1] ?? 0);
  return age >= DAY && !/no-cache|no-store/i.test(caching);
}

/** A cached page refers to files of a previous version; a file with a hash in its name may be cached forever. */
export function cachingFault(path: string, answer: Response): string[] | undefined {
  const caching = answer.headers.get('cache-control') ?? '';
  const isFresh = /no-cache|no-store|max-age=0\b/i.test(caching);
  const said = caching === '' ? 'without Cache-Control' : `with 'Cache-Control: ${caching}'`;
  if (isHtml(answer))
    return isFresh ? undefined : [`${path} is sent ${said}: send no-cache, or it outlives a deployment.`];
  if (HASHED.test(path)) {
    return isKept(caching)
      ? undefined
      : [`${path} is sent ${said}: its name has a hash, so send public, max-age=31536000, immutable.`];
  }
  return isKept(caching) ? [`${path} is sent ${said}, but nothing in its name changes: send no-cache.`] : undefined;
}

/** The sources of a directive; undefined if the policy has none. */
function sourcesOf(policy: string, directive: string): string[] | undefined {
  const found = policy.split(';').find((part) => part.trim().toLowerCase().startsWith(`${directive} `));
  return found?.trim().split(/\s+/).slice(1);
}

const policyOf = (answer: Response): string => answer.headers.get('content-security-policy') ?? '';

/** What forbids the portal from framing the page. */
export function framingFault(answer: Response, origin: string): string[] | undefined {
  const ancestors = sourcesOf(policyOf(answer), 'frame-ancestors');
  if (ancestors) {
    const isAllowed = ancestors.some((source) => source === "'self'" || source === '*' || source === origin);
    return isAllowed ? undefined : [`frame-ancestors ${ancestors.join(' ')} forbids the frame: it must name 'self'.`];
  }
  // A browser that knows frame-ancestors ignores this one.
  const options = answer.headers.get('x-frame-options');
  if (options === null || /^sameorigin$/i.test(options)) return undefined;
  return [`X-Frame-Options: ${options} forbids the frame: send SAMEORIGIN or nothing.`];
}

/** What a policy lacks, or allows beyond what the portal promises its company. */
export function policyFault(answer: Response): string[] | undefined {
  const policy = policyOf(answer);
  const scripts = sourcesOf(policy, 'script-src') ?? sourcesOf(policy, 'default-src');
  if (!scripts) return ["There is no Content-Security-Policy with script-src 'self'."];
  const loose = scripts.filter((source) => source !== "'self'");
  return loose.length === 0 ? undefined : [`The policy lets more run than script-src 'self': ${loose.join(' ')}.`];
}
