import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { PersonalInfo } from '../../../contract/consoleHost.ts';
import { emptyLoad, type Load } from '../../lib/loading.ts';
import { governed } from '../../lib/machine.ts';
import { addResource, defineResource } from '../../lib/resource.ts';
import { addSubmission, defineSubmission, emptySubmission, type Submission } from '../../lib/submission.ts';
import { addUnderWay, defineUnderWay } from '../../lib/underWay.ts';
import { type Crop, movedBy, type PictureSize, WHOLE, zoomedTo } from './crop.ts';
import { pictureMachine } from './pictureMachine.ts';

/** In form order. */
export const PERSONAL_FIELDS = ['name', 'englishName', 'email'] as const;
export type PersonalField = (typeof PERSONAL_FIELDS)[number];

/** A picked picture; `fileId` finds the file in services/browser/files.ts, `url` shows it. */
export interface PickedPicture extends PictureSize {
  readonly fileId: string;
  readonly url: string;
}
interface PersonalInfoState {
  /** The state of the picture being changed. */
  status: keyof typeof pictureMachine.transitions;
  picture: PickedPicture | null;
  crop: Crop;
  upload: Submission<never>;
  /** Not empty while the picture is being removed. */
  removals: string[];
  load: Load<PersonalInfo>;
  form: Submission<PersonalField>;
}
const initialState: PersonalInfoState = {
  status: pictureMachine.initial,
  picture: null,
  crop: WHOLE,
  upload: emptySubmission(),
  removals: [],
  load: emptyLoad(),
  form: emptySubmission(),
};

export const personalInfoResource = defineResource<PersonalInfo>('personalInfo', 'info');
export const personalInfoForm = defineSubmission<Record<PersonalField, string>, PersonalField>(
  'personalInfo',
  'form',
  PERSONAL_FIELDS,
);
export const pictureRemovalUnderWay = defineUnderWay(
  'personalInfo',
  'pictureRemoval',
  (state: PersonalInfoState) => state.removals,
);
export const pictureUpload = defineSubmission<void, never>('personalInfo', 'picture', []);

const slice = createSlice({
  name: 'personalInfo',
  initialState,
  reducers: {
    /** The person asks for the file picker. */
    picturePickWanted() {},
    pictureOpened(state, { payload }: PayloadAction<PickedPicture>) {
      state.picture = payload;
      state.crop = WHOLE;
      state.upload = emptySubmission();
    },
    /** Dragged by fractions of the square's side. */
    pictureMoved(state, { payload }: PayloadAction<{ right: number; down: number }>) {
      if (state.picture) state.crop = movedBy(state.picture, state.crop, payload.right, payload.down);
    },
    pictureZoomed(state, { payload }: PayloadAction<number>) {
      if (state.picture) state.crop = zoomedTo(state.picture, state.crop, payload);
    },
    pictureDiscarded(state) {
      state.picture = null;
    },
    /** The person wants to be shown as a letter again. */
    pictureRemovalWanted() {},
  },
  extraReducers: (builder) => {
    builder.addCase(pictureUpload.succeeded, (state) => {
      state.picture = null;
    });
    addUnderWay(builder, pictureRemovalUnderWay);
    addSubmission(builder, personalInfoForm, (state) => state.form);
    addSubmission(builder, pictureUpload, (state) => state.upload);
    addResource(builder, personalInfoResource, (state) => state.load);
  },
  selectors: {
    selectPictureStatus: (state) => state.status,
    selectPickedPicture: (state) => state.picture,
    selectCrop: (state) => state.crop,
    selectPictureError: (state) => state.upload.failure.error,
    selectIsPictureLeaving: (state) => state.removals.length > 0,
    selectPersonalInfo: (state) => state.load,
    selectPersonalInfoForm: (state) => state.form,
  },
});

export const { picturePickWanted, pictureOpened, pictureMoved, pictureZoomed, pictureDiscarded, pictureRemovalWanted } =
  slice.actions;
export const personalInfoReducer = governed(pictureMachine, slice.reducer);
export const {
  selectPictureStatus,
  selectPickedPicture,
  selectCrop,
  selectPictureError,
  selectIsPictureLeaving,
  selectPersonalInfo,
  selectPersonalInfoForm,
} = slice.selectors;
