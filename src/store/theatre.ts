import type { UnknownAction } from '@reduxjs/toolkit';
import type {
  LineView,
  Rehearsal,
  TapeFileFault,
  TapeSegment,
  Theatre,
  UnreadableFile,
} from '../features/replayDesk/replayDeskReading.ts';
import { changesBetween } from '../lib/changes.ts';
import { performer } from '../lib/performer.ts';
import { blobUrlOf } from '../services/browser/blobs.ts';
import { forgetFile, pickedFile } from '../services/browser/files.ts';
import { sinceStart } from '../services/browser/lifetime.ts';
import { openStage } from '../services/browser/stageLink.ts';
import { TooLarge, textOfFile } from '../services/browser/tapeFiles.ts';
import type { Line, Tape } from '../tape/format.ts';
import { liftedText } from '../tape/lifted.ts';
import { parseTape, segmentsOf, UnreadableTape } from '../tape/parse.ts';
import { type ReplayedAreas, replayTape } from './replayTape.ts';
import { contentOf, rowsOf } from './tapeRows.ts';

const MOST_CHANGES = 60;
const LONGEST_VALUE = 400;

interface Scene {
  readonly action: UnknownAction;
  readonly state: object;
}

/** Reads tapes, plays them, and keeps every state of the open one: too many to keep in a store. */
export function createTheatre(areas: ReplayedAreas): Theatre {
  let tapes: { readonly file: string; readonly tape: Tape }[] = [];
  let lines: readonly Line[] = [];
  let scenes = new Map<number, Scene>();
  const onStage = openStage();

  async function read(ids: readonly string[]) {
    tapes = [];
    const unreadable: UnreadableFile[] = [];
    for (const id of ids) {
      const file = pickedFile(id)?.name ?? '';
      try {
        const text = await textOfFile(id);
        tapes.push(...segmentsOf(text).map((segment) => ({ file, tape: parseTape(segment) })));
      } catch (thrown) {
        unreadable.push({ file, ...faultOf(thrown) });
      } finally {
        forgetFile(id);
      }
    }
    tapes.sort(({ tape: one }, { tape: other }) => one.head.begun - other.head.begun);
    return { segments: tapes.map(segmentOf), unreadable };
  }

  async function rehearse(segment: number, isLoose: boolean): Promise<Rehearsal> {
    const tape = tapes[segment]?.tape;
    lines = tape?.lines ?? [];
    scenes = new Map();
    if (!tape) return { rows: [], difference: null, states: 0, tookMs: 0 };
    const begun = sinceStart();
    const found = await replayTape(tape, areas, {
      isLoose,
      onAction: (line, action, state) => {
        if (typeof state === 'object' && state !== null) scenes.set(line, { action, state });
      },
    });
    const difference = found && { ...found, row: found.line };
    return { rows: rowsOf(lines), difference, states: scenes.size, tookMs: sinceStart() - begun };
  }

  /** The newest scene at or before a row. */
  function sceneAt(row: number): Scene | undefined {
    for (let at = row; at >= 0; at -= 1) {
      const scene = scenes.get(at);
      if (scene) return scene;
    }
    return undefined;
  }

  function show(row: number): LineView {
    const state = sceneAt(row)?.state;
    if (state) onStage(state);
    const line = lines[row];
    const scene = scenes.get(row);
    const changes = scene ? changesBetween(sceneAt(row - 1)?.state ?? {}, scene.state) : [];
    const content: unknown = scene?.action ?? (line && contentOf(line));
    return {
      text: JSON.stringify(content, null, 2) ?? '',
      changes: changes.slice(0, MOST_CHANGES).map(({ path, before, after }) => ({
        path,
        before: jsonOf(before),
        after: jsonOf(after),
      })),
      moreChanges: Math.max(0, changes.length - MOST_CHANGES),
      path: pathIn(state),
    };
  }
  const file = () => {
    const heard = [...scenes].map(([line, { action }]) => ({ line, action }));
    return blobUrlOf(new TextEncoder().encode(liftedText(heard, lines)), 'application/json');
  };
  return {
    readTapes: performer('readTapes', read),
    rehearse: performer('rehearse', rehearse),
    showRow: performer('showRow', show, 'reads'),
    fileForDevTools: performer('fileForDevTools', file),
  };
}

function segmentOf({ file, tape: { head, lines } }: { file: string; tape: Tape }): TapeSegment {
  const masked = head.mask && (head.mask.texts ? 'someTexts' : 'all');
  const { version, commit } = head.app;
  return { file, number: head.segment, version, commit, begun: head.begun, masked, lines: lines.length + 1 };
}

function faultOf(thrown: unknown): { readonly fault: TapeFileFault; readonly line: number } {
  if (thrown instanceof UnreadableTape) return { fault: thrown.code, line: thrown.line };
  return { fault: thrown instanceof TooLarge ? 'tooLarge' : 'file', line: 1 };
}

const jsonOf = (value: unknown): string | null =>
  value === undefined ? null : (JSON.stringify(value) ?? '').slice(0, LONGEST_VALUE);

/** Where the page was, according to its slice `routing`. */
function pathIn(state: object | undefined): string {
  const routing: unknown = state && Reflect.get(state, 'routing');
  const location: unknown = typeof routing === 'object' && routing !== null && Reflect.get(routing, 'location');
  if (typeof location !== 'object' || location === null) return '';
  const [pathname, search] = ['pathname', 'search'].map((key): unknown => Reflect.get(location, key));
  return `${String(pathname ?? '')}${String(search ?? '')}`;
}
