import { type Message, serverWords } from '../../lib/message.ts';
import { type ApiError, isGone } from '../../services/http/apiError.ts';

/** The sentence of a failure (§8): the server's own if it sent one, else a text from the catalogue. */
export function errorMessage(error: ApiError): Message {
  switch (error.kind) {
    case 'network':
      return { key: 'errors:network' };
    case 'token':
      return error.description
        ? serverWords(error.description, error)
        : { key: 'errors:requestFailed', params: where(error) };
    case 'invalid':
    case 'locked':
    case 'other':
      return error.message ? serverWords(error.message, error) : { key: 'errors:requestFailed', params: where(error) };
    case 'unauthorised':
      return { key: 'errors:authenticationExpired' };
    case 'otherDevice':
      return { key: 'errors:otherDevice' };
    case 'aborted':
      return { key: 'errors:network' };
  }
}

/** The same, except that for what no longer exists, or never did, there is a `missing` of its own. */
export const missingOr =
  (missing: Message) =>
  (error: ApiError): Message =>
    isGone(error) ? missing : errorMessage(error);

const where = ({ status, url }: { status: number; url: string }) => ({ status, url });
