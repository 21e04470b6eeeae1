import { setImmediate } from 'node:timers';
import type { Machine } from '../../../src/lib/machine.ts';
import type { RootState } from '../../../src/store/rootReducer.ts';
import { BrowserLocks } from '../browserLocks.ts';
import { markMocks, type RecordedTape } from '../tape.ts';
import { Ledger } from './ledger.ts';
import { Chances } from './random.ts';
import { Server } from './server.ts';
import { Tab } from './tab.ts';

const REMEMBERED = Number(process.env['SOAK_LINES'] ?? 60);

/** Lets everything happen that waits only for promises. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** One browser with one person's tab in it, the server it talks to, and the virtual time of both. */
export class Soak {
  readonly chances: Chances;
  readonly server: Server;
  readonly ledger: Ledger;
  readonly locks: BrowserLocks | null;
  /** What must not happen; the first one ends the soak. */
  readonly complaints: string[] = [];
  readonly #log: string[] = [];
  readonly #machines: ReadonlyMap<keyof RootState, Machine>;
  tab: Tab;
  reloads = 0;
  #reloadAsked = false;
  /** Whether page lives that end now leave their tapes. */
  isRecorded = true;
  readonly #tapes: RecordedTape[] = [];

  constructor(seed: number, machines: ReadonlyMap<keyof RootState, Machine>) {
    this.chances = new Chances(seed);
    this.server = new Server(this.chances);
    this.ledger = new Ledger(this.server, this.complain);
    this.locks = this.chances.isOneIn(3) ? null : new BrowserLocks();
    markMocks();
    this.#machines = machines;
    this.tab = this.#openTab();
  }

  readonly complain = (text: string): void => void this.complaints.push(text);
  /** The portal reloads itself, once what is running has finished. */
  readonly askForReload = (): void => {
    this.#reloadAsked = true;
  };

  state(): RootState {
    return this.tab.state();
  }

  /** Lets `ms` virtual milliseconds pass, timer by timer, and lets promises settle after each. Jest's own method waits a
   * real millisecond at every timer and would take minutes for a month. */
  async pass(ms: number): Promise<void> {
    let over = false;
    await settle();
    setTimeout(() => {
      over = true;
    }, ms);
    while (!over) {
      jest.advanceTimersToNextTimer();
      await settle();
      if (this.#reloadAsked) await this.reload();
    }
    if (this.isRecorded) this.tab.tape.write();
    else this.tab.tape.stop();
  }

  async reload(): Promise<void> {
    this.reloads += 1;
    this.note('the page is loaded anew');
    this.#endTape();
    this.tab.unload();
    await settle();
    this.#reloadAsked = false;
    this.tab = this.#openTab();
    this.tab.setVisible(true);
    await settle();
  }

  /** Another tab of this browser writes; this one is notified a moment later, and then `heard` is called. */
  storeElsewhere(keys: Readonly<Record<string, string | null>>, heard: () => void = () => {}): void {
    const changes = Object.entries(keys);
    for (const [key, raw] of changes) {
      if (raw === null) localStorage.removeItem(key);
      else localStorage.setItem(key, raw);
    }
    const tell = () => {
      for (const [key, newValue] of changes)
        window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
      heard();
    };
    setTimeout(tell, this.chances.between(0, 50));
  }

  note(text: string): void {
    this.#log.push(`${new Date().toISOString().slice(5, 23)} ${text}`);
    if (this.#log.length > REMEMBERED) this.#log.shift();
  }
  story(): string {
    return this.#log.join('\n');
  }

  /** The recordings of the pages that have gone since the last call, and of the current one so far. */
  takeTapes(): RecordedTape[] {
    return this.#tapes.splice(0);
  }
  #endTape(): void {
    if (this.isRecorded) this.#tapes.push(...this.tab.tapes());
  }

  #openTab(): Tab {
    const { server, locks, complain } = this;
    return new Tab({
      server,
      machines: this.#machines,
      locks,
      complain,
      onAction: (action, before) => {
        this.ledger.hear(action, before);
        if (process.env['SOAK_ACTIONS']) this.note(`  ${action.type}`);
      },
    });
  }
}
