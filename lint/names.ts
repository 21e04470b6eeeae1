import type { Folder } from './floor.ts';

/** Names of a package that a floor must not import, although the package is open to it. */
export interface RefusedNames {
  readonly floor: Folder;
  readonly from: string;
  readonly names: readonly string[];
  readonly message: string;
  /** The one folder of the floor where they are at home. */
  readonly home?: string;
}

export const REFUSED_NAMES: readonly RefusedNames[] = [
  {
    floor: 'src/features',
    from: '@reduxjs/toolkit',
    names: ['nanoid', 'createAsyncThunk', 'createListenerMiddleware'],
    message: 'Features are pure: ids and answers come in through events that a saga puts.',
  },
  {
    floor: 'src/views',
    from: 'react-redux',
    names: ['useDispatch', 'useSelector', 'useStore', 'connect'],
    message: 'Use useAppDispatch and useAppSelector of src/store/hooks.ts: they are typed.',
  },
  {
    floor: 'src/views',
    from: 'react',
    names: ['useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useReducer'],
    message:
      'Views dispatch and select: an effect belongs to a saga, state with rules to a slice, and what must touch the page to src/views/common/dom.',
    home: 'src/views/common/dom',
  },
  {
    floor: 'src/views',
    from: 'antd',
    names: ['message', 'notification'],
    message:
      "Dispatch a feedback event (toast or confirm): src/views/feedback shows it in the user's theme and language.",
    home: 'src/views/feedback',
  },
];

/** Names that one folder of a floor must not import from its neighbour folders. */
export const REFUSED_AMONG_NEIGHBOURS = {
  floor: 'src/features',
  pattern: '(select[A-Z].*|.*Reducer|.*InitialState)',
  message:
    "Features know each other by events and types only: react to the other feature's event, or select both in the view.",
} as const satisfies { floor: Folder; pattern: string; message: string };
