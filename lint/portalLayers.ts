import type { Advice, Floor, SealedFloor } from './floor.ts';

const STATE = ['src/features', 'src/sagas', 'src/store'] as const;
const SCREEN = ['src/views', 'src/i18n', 'src/theme'] as const;
const BASE = ['contract', 'src/constants', 'src/lib'] as const;
const REACT = ['react', 'screen'] as const;

/** Folders with nothing below them. */
export const SEALED_FLOORS: readonly SealedFloor[] = [
  {
    folder: 'contract',
    only: ['zod/mini'],
    message:
      'contract/ is published on its own: import only zod/mini and files of this folder. Move what both sides share into contract/ and leave the rest outside.',
  },
  {
    folder: 'src/constants',
    only: [],
    message: 'src/constants imports nothing: keep plain values here and put what computes into src/lib.',
  },
  {
    folder: 'src/effects',
    only: ['redux-saga/effects', 'typed-redux-saga'],
    message: "src/effects only gives redux-saga's effects their types: put what uses them into src/sagas.",
  },
];

/** The floors of the portal, lowest first. A floor may import what stands in its row, and nothing else of this list. */
export const PORTAL_FLOORS: readonly Floor[] = [
  {
    folder: 'src/lib',
    may: ['contract', 'src/constants', 'toolkit'],
    doors: { contract: 'contract/rules' },
    instead: [
      [
        ['contract', 'src/services', ...STATE, ...SCREEN],
        'src/lib is pure and knows only src/constants and contract/rules: pass the value in as a parameter, or move the code to the floor that needs it.',
      ],
      [REACT, 'src/lib is free of React: put hooks and components under src/views.'],
      [['effects', 'persist', 'outside'], 'src/lib is pure: put effects into src/sagas/calls.'],
    ],
  },
  {
    folder: 'src/services',
    may: [...BASE, 'outside'],
    instead: [
      [
        STATE,
        'Services are called by sagas and know nothing of state: take what you need as a parameter (send gets its credentials from a reader function).',
      ],
      [
        [...SCREEN, ...REACT],
        'Services have no screen: return a value or a failure and let a saga turn it into an event.',
      ],
      [['persist', 'toolkit'], 'Services know no store: take what you need as a parameter and return a value.'],
      [
        ['effects'],
        'Services are plain functions: return a promise or take a listener; src/sagas/channels turns listeners into channels.',
      ],
    ],
  },
  {
    folder: 'src/tape',
    may: ['contract', 'src/constants', 'src/lib', 'effects', 'plainEffects', 'toolkit'],
    doors: { contract: 'contract/rules' },
    instead: [
      [
        ['contract', 'src/services', ...STATE],
        'A tape knows no flow, no call and no slice: pass in what it needs (the table of errors, how flows are named).',
      ],
      [[...SCREEN, ...REACT], 'A tape has no screen: views show what a flow has read from it.'],
      [['persist', 'outside'], 'A tape is only written and read here: let the caller keep it.'],
    ],
  },
  {
    folder: 'src/features',
    may: [...BASE, 'toolkit'],
    instead: [
      [
        ['src/services', 'outside'],
        'Features are pure: let a saga call the service and dispatch what came back as an event.',
      ],
      [
        ['src/sagas', 'src/store'],
        'Features lie below sagas and store: export the event or selector here and let the saga import it.',
      ],
      [SCREEN, 'State carries message keys and plain values; the view chooses text and colour.'],
      [REACT, 'Features are pure and free of React: put components under src/views.'],
      [['effects'], 'Features are pure: put effects into src/sagas.'],
    ],
  },
  {
    folder: 'src/sagas',
    may: [...BASE, 'src/effects', 'src/services', 'src/features', 'effects', 'toolkit'],
    instead: [
      [['src/store'], 'The store runs sagas, not the other way round: read with yield* select(selector of a feature).'],
      [SCREEN, 'Sagas have no screen: put an event with a message key; the view chooses the text.'],
      [REACT, 'Sagas have no screen: put an event and let a view react to the state.'],
    ],
  },
  {
    folder: 'src/store',
    may: [
      ...BASE,
      'src/services',
      'src/features',
      'src/sagas',
      'src/tape',
      'src/effects',
      'react',
      'effects',
      'plainEffects',
      'persist',
      'toolkit',
    ],
    doors: { 'src/sagas': 'src/sagas/root.ts' },
    instead: [
      [['src/sagas'], 'The store starts src/sagas/root.ts and nothing else: add the saga there.'],
      [[...SCREEN, 'screen'], 'The store has no screen: let views select from it.'],
    ],
  },
  {
    folder: 'src/i18n',
    may: ['src/constants', ...REACT],
    instead: [
      [
        ['contract', 'src/lib', 'src/services', ...STATE, 'src/views', 'src/theme'],
        'src/i18n knows only src/constants: pass language and parameters in.',
      ],
      [['effects', 'toolkit', 'persist'], 'Texts have no effects: let a saga load or switch them.'],
    ],
  },
  {
    folder: 'src/theme',
    may: ['src/constants', ...REACT],
    instead: [
      [
        ['contract', 'src/lib', 'src/services', ...STATE, 'src/views', 'src/i18n'],
        'src/theme is a pure function of the settings and knows only src/constants: pass the settings in.',
      ],
      [['effects', 'toolkit', 'persist'], 'A theme has no effects: compute it from the settings.'],
    ],
  },
  {
    folder: 'src/views',
    may: [...BASE, 'src/features', 'src/store', 'src/i18n', 'src/theme', ...REACT],
    doors: { 'src/store': 'src/store/hooks.ts' },
    instead: [
      [['src/services'], 'Views dispatch and select: dispatch an event and let a saga call the service.'],
      [['src/sagas'], 'Views dispatch and select: dispatch the event the saga takes.'],
      [['src/store'], 'Views reach the store through src/store/hooks.ts (useAppDispatch, useAppSelector).'],
      [['effects'], 'Views dispatch and select: put effects into src/sagas.'],
      [['persist', 'toolkit'], 'Views dispatch and select: put reducers into src/features and wiring into src/store.'],
    ],
  },
  {
    folder: 'src/areas',
    may: ['src/constants', 'src/lib', 'src/features', 'src/sagas', 'src/store', 'src/i18n', 'src/views'],
    instead: [
      [
        ['contract', 'src/services', 'src/theme'],
        'An area only gathers what it is made of: let its sagas call and its views style.',
      ],
      [REACT, 'An area only gathers what it is made of: put components under src/views.'],
      [
        ['effects', 'toolkit', 'persist'],
        'An area only gathers what it is made of: put flows into src/sagas and reducers into src/features.',
      ],
    ],
  },
];

/** What no floor of the portal may import, or one floor only, with the advice of all others. */
export const PORTAL_ADVICE: readonly Advice[] = [
  [
    ['src/areas'],
    'An area is loaded by its name, so that it stays a chunk of its own: only src/main.tsx and src/replay.tsx read src/areas/registry.ts.',
  ],
  [
    ['src/tape'],
    'Nobody but the store knows that a tape is running: mark a function with performer() of src/lib/performer.ts.',
  ],
  [
    ['server', 'tests', 'scripts', 'sub-apps'],
    'The portal knows a backend only through contract/. Describe the call there; never import server, tests or scripts.',
  ],
  [['src/effects'], 'Effects are for flows: put what yields them into src/sagas.'],
  [['plainEffects'], 'Import effects from src/effects/effects.ts and write yield*, so that results are typed.'],
  [['node', 'build'], 'This runs in a browser. What needs Node belongs to server/ or scripts/.'],
  [
    ['persist'],
    'redux-persist stays behind src/store/persistence.ts: name the key in the table of stored fields instead.',
  ],
  [['outside'], 'The outside world belongs to src/services: dispatch an event and let a saga call it.'],
];
