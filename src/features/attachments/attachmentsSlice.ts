import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { crashed } from '../../lib/crash.ts';
import { move } from '../../lib/machine.ts';
import { type Message, UNEXPECTED } from '../../lib/message.ts';
import { scoped } from '../../lib/scope.ts';
import type { TaskFile } from '../task/taskValues.ts';
import { uploadMachine } from './attachmentsMachine.ts';

/** A picked file that is not on the server yet; `id` finds the file itself in services/browser/files.ts. */
export interface Upload {
  id: string;
  fileName: string;
  /** Bytes of the whole file, and bytes sent so far. */
  size: number;
  sent: number;
  status: keyof typeof uploadMachine.transitions;
  error: Message | null;
}
/** A picture shown over the page; `url` is null while it is fetched. */
export interface Preview {
  file: TaskFile;
  url: string | null;
}
/** A file that was picked, in the order of picking; `blobName` once it is on the server. */
interface ChosenFile {
  id: string;
  blobName: string | null;
}
interface AttachmentsState {
  uploads: Upload[];
  /** All files picked for the form: uploads finish in any order but are listed in this one. */
  chosen: ChosenFile[];
  preview: Preview | null;
}
const initialState: AttachmentsState = { uploads: [], chosen: [], preview: null };

/** Moves the upload that an event is about; undefined if its status refuses the event, or the upload is gone. */
function moved({ uploads }: AttachmentsState, event: string, uploadId: string): Upload | undefined {
  const upload = uploads.find(({ id }) => id === uploadId);
  return upload && move(uploadMachine, upload, event) ? upload : undefined;
}
const slice = createSlice({
  name: 'attachments',
  initialState,
  reducers: {
    /** The person asks for the file picker. */
    pickWanted() {},
    filesPicked(state, { payload }: PayloadAction<{ id: string; fileName: string; size: number }[]>) {
      for (const file of payload) {
        state.uploads.push({ ...file, sent: 0, status: uploadMachine.initial, error: null });
        state.chosen.push({ id: file.id, blobName: null });
      }
    },
    uploadProgressed(state, { payload }: PayloadAction<{ id: string; sent: number }>) {
      const upload = moved(state, 'uploadProgressed', payload.id);
      if (upload) upload.sent = payload.sent;
    },
    /** The file is on the server: the form adds it as an attachment, ahead of those picked after it (`later`). */
    fileUploaded(state, { payload }: PayloadAction<{ id: string; file: TaskFile; later: string[] }>) {
      state.uploads = state.uploads.filter(({ id }) => id !== payload.id);
      for (const one of state.chosen) if (one.id === payload.id) one.blobName = payload.file.blobName;
    },
    uploadFailed(state, { payload }: PayloadAction<{ id: string; error: Message }>) {
      const upload = moved(state, 'uploadFailed', payload.id);
      if (upload) upload.error = payload.error;
    },
    uploadRetried(state, { payload }: PayloadAction<string>) {
      const upload = moved(state, 'uploadRetried', payload);
      if (upload) Object.assign(upload, { sent: 0, error: null });
    },
    uploadRemoved(state, { payload }: PayloadAction<string>) {
      state.uploads = state.uploads.filter(({ id }) => id !== payload);
      state.chosen = state.chosen.filter(({ id }) => id !== payload);
    },
    /** The form that the uploads belong to was closed. */
    uploadsDropped(state) {
      state.uploads = [];
      state.chosen = [];
    },
    /** The person wants to see or save an attachment: a picture is previewed, anything else downloaded (§5). */
    fileOpened(_state, _action: PayloadAction<TaskFile>) {},
    previewWanted(state, { payload }: PayloadAction<TaskFile>) {
      state.preview = { file: payload, url: null };
    },
    previewShown(state, { payload }: PayloadAction<{ blobName: string; url: string }>) {
      if (state.preview?.file.blobName === payload.blobName) state.preview.url = payload.url;
    },
    previewClosed(state) {
      state.preview = null;
    },
  },
  extraReducers: (builder) =>
    builder.addCase(crashed('attachments'), (state) => {
      for (const upload of state.uploads) if (move(uploadMachine, upload, 'crashed')) upload.error = UNEXPECTED;
      state.preview = null;
    }),
  selectors: {
    selectUploads: (state) => state.uploads,
    selectChosenFiles: (state) => state.chosen,
    selectPreview: (state) => state.preview,
  },
});

export const {
  pickWanted,
  filesPicked,
  uploadProgressed,
  fileUploaded,
  uploadFailed,
  uploadRetried,
  uploadRemoved,
  uploadsDropped,
  fileOpened,
  previewWanted,
  previewShown,
  previewClosed,
} = slice.actions;
export const attachmentsReducer = scoped('company', slice.reducer);
export const { selectChosenFiles, selectPreview, selectUploads } = slice.selectors;

/** The files on the server that were picked after this one. */
export const laterThan = (chosen: readonly ChosenFile[], id: string): string[] =>
  chosen.slice(chosen.findIndex((one) => one.id === id) + 1).flatMap(({ blobName }) => blobName ?? []);

/** Index at which a file goes into a list, so that it comes before those picked after it. */
export function placeBefore(list: readonly { readonly blobName?: string }[], later: readonly string[]): number {
  const at = list.findIndex(({ blobName }) => blobName !== undefined && later.includes(blobName));
  return at < 0 ? list.length : at;
}
