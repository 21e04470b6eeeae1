import { StartError } from '../errors/startError.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** A whole number within bounds, or the fallback for an unset variable. Throws StartError. */
export function whole(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new StartError(`${name} must be a whole number from ${least} to ${most}, not '${text}'.`);
}
