/** What a bundler knows of a module: what it imports, and what it loads later. */
interface ModuleInfo {
  readonly importedIds: readonly string[];
}
interface Modules {
  readonly getModuleInfo: (id: string) => ModuleInfo | null;
}

const AREA = 'src/areas/portal.ts';
/** What is shown without the signed-in portal: what they need of it stays in files of its own. */
const ELSEWHERE = [
  'src/areas/companyPortal.ts',
  'src/areas/subApps.ts',
  'src/views/account/SignInPage.tsx',
  'src/views/account/RegisterPage.tsx',
  'src/views/account/VerifyPhonePage.tsx',
  'src/views/account/ResetPasswordPage.tsx',
  'src/views/companyChooser/CompanyChooser.tsx',
  'src/views/utility/LoadingPage.tsx',
  'src/views/utility/NotFoundPage.tsx',
];

/** A module and all that it imports, directly or not. */
function reachedFrom(start: string, modules: Modules, seen = new Set<string>()): Set<string> {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const id of modules.getModuleInfo(start)?.importedIds ?? []) reachedFrom(id, modules, seen);
  return seen;
}

function portalModules(root: string, modules: Modules): Set<string> {
  const ours = reachedFrom(`${root}/${AREA}`, modules);
  for (const file of ELSEWHERE) for (const id of reachedFrom(`${root}/${file}`, modules)) ours.delete(id);
  return ours;
}

/**
 * The name of the chunk for what the signed-in portal begins with, as a function of the bundler's code splitting: in one
 * file, whatever else its lazy parts share with it. As the dozen files that would be otherwise it packs worse, and each is
 * a request.
 *
 * @param root - the folder of the project.
 */
export function portalChunk(root: string): (id: string, modules: Modules) => string | null {
  let ours: Set<string> | undefined;
  return (id, modules) => {
    ours ??= portalModules(root, modules);
    return ours.has(id) ? 'portal' : null;
  };
}
