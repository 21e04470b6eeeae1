import { oauthFailures } from '../errors/oauthFailure.ts';

/** How a client identifies itself in the body. */
interface ClientFields {
  readonly client_id?: string | undefined;
  readonly client_secret?: string | undefined;
}

/** Undoes the form encoding of both halves (RFC 6749 §2.3.1). */
const plain = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));

function fieldsOf(header: string): Required<ClientFields> {
  const text = Buffer.from(header.slice('Basic '.length).trim(), 'base64').toString();
  const colon = text.indexOf(':');
  if (colon < 0) throw oauthFailures.invalidClient();
  try {
    return { client_id: plain(text.slice(0, colon)), client_secret: plain(text.slice(colon + 1)) };
  } catch {
    throw oauthFailures.invalidClient();
  }
}

/**
 * The body with the client's credentials, which may also come as HTTP Basic. Throws `invalid_client` for a header that
 * cannot be read, and `invalid_request` if the client identifies itself in both ways (RFC 6749 §2.3).
 */
export function withBasicClient<Body extends ClientFields>(
  body: Body,
  header: string | undefined,
): Body & ClientFields {
  if (!header || !/^basic /i.test(header)) return body;
  const client = fieldsOf(header);
  // Many clients repeat their id, which is not a contradiction.
  if (body.client_secret !== undefined || (body.client_id ?? client.client_id) !== client.client_id)
    throw oauthFailures.multipleCredentials();
  return { ...body, ...client };
}
