import type { Middleware, UnknownAction } from '@reduxjs/toolkit';
import type { EffectMiddleware } from 'redux-saga';
import { performer } from '../../src/lib/performer.ts';
import { DELAY, type Json, type Line, TAKE } from '../../src/tape/format.ts';
import { outsideCall } from '../../src/tape/outside.ts';
import { isUnheard } from '../../src/tape/record.ts';
import { changed, isEffect } from '../../src/tape/speakers.ts';

/** Watches what performers do besides answering. */
export interface PerformerManners {
  /** Goes before the recorder's. */
  readonly effectMiddleware: EffectMiddleware;
  readonly middleware: Middleware;
  /** What no tape could hold (decision 0019); `lines` are those of a tape that hides nothing. */
  readonly found: (lines: readonly Line[]) => string[];
}

/**
 * Finds performers that dispatch during a call, since a replay calls none, and answers that are neither plain data nor one
 * channel, since a tape cannot reproduce them.
 */
export function performerManners(): PerformerManners {
  const dispatched: string[] = [];
  const code = new Set<string>();
  let called: string | null = null;
  const effectMiddleware: EffectMiddleware = (next) => (effect) => {
    const outside = outsideCall(effect);
    const { fn } = isEffect(effect) ? effect.payload : {};
    if (!outside || !isEffect(effect) || typeof fn !== 'function' || outside.name === DELAY) return next(effect);
    const { name, kind } = outside;
    if (kind === 'code') code.add(name);
    const watched = function (this: unknown, ...args: unknown[]): unknown {
      const before = called;
      called = name;
      try {
        return fn.apply(this, args);
      } finally {
        called = before;
      }
    };
    return next(changed(effect, { fn: performer(name, watched, kind) }));
  };
  const middleware: Middleware = () => (next) => (action) => {
    const { type } = action as UnknownAction;
    if (called !== null && !isUnheard(type)) dispatched.push(`${called} dispatches ${type} while it is called`);
    return next(action);
  };
  return { effectMiddleware, middleware, found: (lines) => [...dispatched, ...notPlain(lines, code)] };
}

/** The answers on a tape that a replay could not reproduce. Performers that fetch code run again in every replay. */
function notPlain(lines: readonly Line[], code: ReadonlySet<string>): string[] {
  const performers = new Map<number, string>();
  const found = new Set<string>();
  for (const line of lines) {
    if (line[0] !== 'c' && line[0] !== 'r') continue;
    const [value, n] = line[0] === 'c' ? [line[6], line[1]] : [line[4], line[2]];
    // An event counts as an answer of the performer that opened its channel.
    if (line[0] === 'c') performers.set(n, line[3] === TAKE ? (performers.get(channelIn(line[4])) ?? TAKE) : line[3]);
    const name = performers.get(n) ?? '';
    if (value === undefined || code.has(name)) continue;
    for (const path of unwritten(value)) found.add(`${name} answers with ${path}`);
  }
  return [...found];
}

const channelIn = (args: Json): number => (Array.isArray(args) ? Number(args[0]) : -1);

/** Where a written value holds a function, or something else that is not data. */
function unwritten(value: Json, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const mark: unknown = Reflect.get(value, '$');
  const where = path.length === 0 ? '' : ` at ${path.join('.')}`;
  if (mark === 'f') return [`a function${where}`];
  if (mark === 'o') return [`an object that is not plain data${where}`];
  return Object.entries(value).flatMap(([key, field]) => unwritten(field, [...path, key]));
}
