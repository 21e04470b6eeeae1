import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { elsewhere, type ReplayArguments } from './replayArguments.ts';
import { ROOT, run } from './run.ts';

const WORKTREES = join(ROOT, '.cache', 'worktrees');
/** A commit name that git cannot mistake for an option. */
const COMMIT = /^[\w@][\w./^~@{}-]*$/;

const git = (...args: readonly string[]): string =>
  execFileSync('git', [...args], { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** The commit that is checked out here; empty if git does not know. */
export function commitHere(): string {
  try {
    return git('rev-parse', 'HEAD');
  } catch {
    return '';
  }
}

function commitOf(name: string): string {
  try {
    if (COMMIT.test(name)) return git('rev-parse', '--verify', `${name}^{commit}`);
  } catch {}
  throw new Error(`git knows no commit ${name} here; it may have to be fetched first`);
}

const lockIn = (folder: string) => readFileSync(join(folder, 'package-lock.json'), 'utf8');

/** Unchanged libraries need not be installed again. */
async function provideLibraries(folder: string): Promise<void> {
  if (lockIn(folder) === lockIn(ROOT)) symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  else if ((await run('npm', ['ci', '--silent'], { cwd: folder })) !== 0)
    throw new Error('the libraries of that commit cannot be installed');
}

/**
 * Plays tapes on the sources of another commit, in a temporary worktree. Resolves with the exit code of the command
 * there. @throws Error with a message for the person.
 */
export async function replayAt(name: string, asked: ReplayArguments): Promise<number> {
  const commit = commitOf(name);
  const folder = join(WORKTREES, `${commit.slice(0, 12)}-${process.pid}`);
  mkdirSync(WORKTREES, { recursive: true });
  try {
    git('worktree', 'add', '--detach', folder, commit);
    if (!existsSync(join(folder, 'scripts', 'replay.ts'))) throw new Error(`${name} is too old: it replays no tapes`);
    await provideLibraries(folder);
    return await run(process.execPath, ['--import', 'tsx', 'scripts/replay.ts', ...elsewhere(asked)], { cwd: folder });
  } finally {
    git('worktree', 'remove', '--force', folder);
  }
}
