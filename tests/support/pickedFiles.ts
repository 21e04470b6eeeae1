import { releasable } from '../../src/lib/cancellable.ts';
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
  function forgetFile(id: string): void {
    release(id);
    files.forgetFile(id);
  }
  return {
    ...files,
    pickFiles: function pickFiles(kinds?: string) {
      const file = holdFile(files.keepFile(pickedFor(kinds)));
      return releasable(Promise.resolve([file]), () => forgetFile(file.id));
    },
    forgetFile,
  };
}

/** Over `services/browser/pictures.ts`, since jsdom draws nothing. */
export const fakePictures = () => ({
  showPicture: function showPicture() {
    const url = holdUrl();
    return releasable(Promise.resolve({ url, width: 800, height: 400 }), () => release(url));
  },
  cutPicture: function cutPicture() {
    const { keepFile, forgetFile } = jest.requireMock('../../src/services/browser/files.ts');
    const file = holdFile(keepFile(new File(['x'], 'cut.webp')));
    return releasable(Promise.resolve(file), () => forgetFile(file.id));
  },
});

/** Over `services/http/upload.ts`: the reply to an upload is the backend's reply to that call. */
export const fakeUpload = () => ({
  upload: (endpoint: Endpoint<unknown>) => ({
    answer: jest.requireActual('../../src/services/http/send.ts').send(endpoint),
    abort: () => {},
  }),
});
