import { readFile } from 'node:fs/promises';
import * as z from 'zod';

/** A page, and how to detect in it what `docs/performance.md` defines; all of them selectors but `path`. */
const page = z.strictObject({
  path: z.string().startsWith('/'),
  /** Something visible that matches this has been rendered … */
  shown: z.string(),
  /** … and nothing that matches this is there. */
  busy: z.string().default(':not(*)'),
});
const description = z.strictObject({
  name: z.string(),
  /** After a press on `press`, `answered` matches once the page's scripts have responded. */
  signIn: page.extend({ press: z.string(), answered: z.string() }),
  workbench: page,
  /** The sign-in page's button that leads to the workbench, once `fields` has filled in its fields by selector. */
  submit: z.string(),
  fields: z.record(z.string(), z.string()).default({}),
  /** Addresses of other hosts in the peer's files, and the paths on its own host that replace them. */
  moved: z.record(z.url(), z.string().startsWith('/')).default({}),
  /** The answers of its host to calls, by method and path. */
  answers: z.record(z.string().regex(/^[A-Z]+ \//), z.json()).default({}),
});

/** What is measured in the same way for the portal and its peer. */
export type Site = Pick<z.infer<typeof description>, 'name' | 'signIn' | 'workbench'>;
/** What has to be known about a portal that ours is compared with. */
export type Peer = z.infer<typeof description>;

/** The peer that a file describes; throws if the file is invalid, saying why. */
export async function readPeer(file: string): Promise<Peer> {
  const { data, error } = description.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (error) throw new Error(`${file} describes no peer:\n${z.prettifyError(error)}`);
  return data;
}
