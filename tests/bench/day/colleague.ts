import type { APIRequestContext } from '@playwright/test';
import { type Person, workAs } from '../../e2e/support/api.ts';

const COMPANY = '极光制造';

/** wang, who gives lin tasks; she signed in when the day began. */
export class Colleague {
  readonly #request: APIRequestContext;
  #at: Promise<readonly [wang: Person, lin: string]> | undefined;

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async assign(title: string): Promise<void> {
    this.#at ??= (async () => {
      const lin = await (await workAs(this.#request, 'lin', COMPANY)).userId();
      return [await workAs(this.#request, 'wang', COMPANY), lin] as const;
    })();
    const [wang, lin] = await this.#at;
    await wang.assign(title, [lin]);
  }
}
