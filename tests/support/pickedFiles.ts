import type { Endpoint } from '../../src/services/http/endpoint.ts';
import { holdFile, holdUrl, release } from './heldThings.ts';
import { event, fileOf } from './icsFiles.ts';

/** What a person picks when the portal asks for a file of these kinds. */
function pickedFor(kinds = ''): File {
  const [fileName, text] = kinds.startsWith('.csv')
    ? ['people.csv', 'name,phone\nLin,13800000000\n']
    : kinds.startsWith('.ics')
      ? ['a.ics', fileOf(...event('UID:a', 'SUMMARY:a', 'DTSTART:20261205T090000', 'DTEND:20261205T100000'))]
      : ['plan.png', 'x'];
  // jsdom's files cannot be read.
  return Object.assign(new File([text], fileName), { arrayBuffer: async () => new TextEncoder().encode(text).buffer });
}

/** Over `services/browser/files.ts`: a person who picks one file each time. */
export function fakePicker() {
  const files = jest.requireActual('../../src/services/browser/files.ts');
  return {
    ...files,
    pickFiles: async (kinds?: string) => [holdFile(files.keepFile(pickedFor(kinds)))],
    forgetFile: (id: string) => {
      release(id);
      files.forgetFile(id);
    },
  };
}

/** Over `services/browser/pictures.ts`, since jsdom draws nothing. */
export const fakePictures = () => ({
  showPicture: async () => ({ url: holdUrl(), width: 800, height: 400 }),
  cutPicture: async () =>
    holdFile(jest.requireMock('../../src/services/browser/files.ts').keepFile(new File(['x'], 'cut.webp'))),
});

/** Over `services/http/upload.ts`: the reply to an upload is the backend's reply to that call. */
export const fakeUpload = () => ({
  upload: (endpoint: Endpoint<unknown>) => ({
    answer: jest.requireActual('../../src/services/http/send.ts').send(endpoint),
    abort: () => {},
  }),
});
