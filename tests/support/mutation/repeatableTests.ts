import { mock } from 'node:test';

/**
 * Stands in for `node:test` while mutants are tested: Node's own runner runs a test once per process, and starting a
 * process with the whole server takes longer than most tests. Here a suite runs any number of times, and ends at its
 * first failure. It covers what the tests of the server use.
 */
type Step = (context: Context) => unknown;

interface Options {
  readonly skip?: boolean | string | undefined;
}

/** A test, or a suite of them. */
export interface Part {
  readonly name: string;
  readonly run: (around?: Around) => Promise<void>;
}

/** What the suites around a test do before and after it. */
interface Around {
  readonly beforeEach: readonly Step[];
  readonly afterEach: readonly Step[];
}

class Context {
  readonly name: string;
  readonly mock = mock;
  readonly ends: Step[] = [];

  constructor(name: string) {
    this.name = name;
  }

  after(step: Step): void {
    this.ends.push(step);
  }

  diagnostic(): void {}
}

class Block {
  readonly before: Step[] = [];
  readonly after: Step[] = [];
  readonly beforeEach: Step[] = [];
  readonly afterEach: Step[] = [];
  readonly parts: Part[] = [];
}

let open = new Block();

/** The tests and suites that `register` declares. */
async function declaredBy(register: () => unknown): Promise<Block> {
  const outer = open;
  const block = new Block();
  open = block;
  try {
    await register();
  } finally {
    open = outer;
  }
  return block;
}

/** What a test file declares outside any suite. */
export async function partsOf(load: () => Promise<unknown>): Promise<readonly Part[]> {
  return (await declaredBy(load)).parts;
}

async function inTurn(steps: readonly Step[], context: Context): Promise<void> {
  for (const step of steps) await step(context);
}

const NOTHING: Around = { beforeEach: [], afterEach: [] };

async function runCase(context: Context, body: Step, around: Around): Promise<void> {
  try {
    await inTurn([...around.beforeEach, body], context);
  } finally {
    await inTurn([...context.ends, ...around.afterEach], context);
    mock.reset();
  }
}

async function runSuite(context: Context, body: Step, around: Around): Promise<void> {
  const block = await declaredBy(() => body(context));
  const inside: Around = {
    beforeEach: [...around.beforeEach, ...block.beforeEach],
    afterEach: [...block.afterEach, ...around.afterEach],
  };
  try {
    await inTurn(block.before, context);
    for (const part of block.parts) await part.run(inside);
  } finally {
    await inTurn(block.after, context);
  }
}

const declare =
  (run: typeof runCase) =>
  (name: string, ...rest: readonly [Step] | readonly [Options, Step]): void => {
    const [options, body] = rest.length === 1 ? [{}, rest[0]] : rest;
    if (!options.skip) open.parts.push({ name, run: (around = NOTHING) => run(new Context(name), body, around) });
  };

export const describe = declare(runSuite);
export const it = declare(runCase);
export const test = declare(runCase);

export const before = (step: Step): void => void open.before.push(step);
export const after = (step: Step): void => void open.after.push(step);
export const beforeEach = (step: Step): void => void open.beforeEach.push(step);
export const afterEach = (step: Step): void => void open.afterEach.push(step);
