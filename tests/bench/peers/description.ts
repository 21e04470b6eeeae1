import { readFile } from 'node:fs/promises';
import * as z from 'zod';

/** A page, and how one sees in it what `docs/performance.md` defines; all of them selectors but `path`. */
const page = z.strictObject({
  path: z.string().startsWith('/'),
  /** Something visible that matches this has been drawn … */
  shown: z.string(),
  /** … and nothing that matches this is there. */
  busy: z.string().default(':not(*)'),
});
const description = z.strictObject({
  name: z.string(),
  /** `press` is pressed, and `answered` matches once the page's scripts have answered it. */
  signIn: page.extend({ press: z.string(), answered: z.string() }),
  workbench: page,
  /** What is pressed on the sign-in page, whose fields `fields` fills in by their selectors, to come to the workbench. */
  submit: z.string(),
  fields: z.record(z.string(), z.string()).default({}),
  /** Addresses of other hosts in the peer's files, and the paths of its own host that are written in their place. */
  moved: z.record(z.url(), z.string().startsWith('/')).default({}),
  /** What its host answers to calls, by method and path. */
  answers: z.record(z.string().regex(/^[A-Z]+ \//), z.json()).default({}),
});

/** What is measured in the same way of the portal and of its peer. */
export type Site = Pick<z.infer<typeof description>, 'name' | 'signIn' | 'workbench'>;
/** What has to be known of a portal that ours is compared with. */
export type Peer = z.infer<typeof description>;

/** The peer that a file describes; says what is wrong with the file. */
export async function readPeer(file: string): Promise<Peer> {
  const { data, error } = description.safeParse(JSON.parse(await readFile(file, 'utf8')));
  if (error) throw new Error(`${file} describes no peer:\n${z.prettifyError(error)}`);
  return data;
}
