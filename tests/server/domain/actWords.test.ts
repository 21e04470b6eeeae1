import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type ActRecord, consoleActs } from '../../../contract/acts.ts';
import { actCells } from '../../../server/src/domain/console/actWords.ts';
import type { Language } from '../../../server/src/errors/text.ts';
import { POLICY_WORDS } from '../../../src/features/grants/policyWords.ts';
import { consoleActs as english } from '../../../src/i18n/en-US/consoleActs.ts';
import { grants as englishGrants } from '../../../src/i18n/en-US/grants.ts';
import { consoleActs as chinese } from '../../../src/i18n/zh-CN/consoleActs.ts';
import { grants as chineseGrants } from '../../../src/i18n/zh-CN/grants.ts';

const PORTAL = {
  zh: { acts: chinese, grants: chineseGrants },
  en: { acts: english, grants: englishGrants },
} as const satisfies Record<Language, object>;
const LANGUAGES = ['zh', 'en'] as const;

const acted = (act: string, detail: string | null = null): ActRecord => ({
  ...{ id: '1', actorId: 'a', actorName: '林静', object: '刘伟', creationTime: '2026-11-20T10:00:00' },
  ...{ act, detail },
});

describe('acts as a file', () => {
  it('have the names that the portal gives them', () => {
    for (const language of LANGUAGES) {
      for (const act of consoleActs) {
        const said = PORTAL[language].acts[`kind_${act}`];
        assert.deepEqual(actCells(acted(act), language), ['林静', said, '刘伟', null]);
      }
    }
  });

  it('name roles and policies as the portal does, and leave an unknown one as it is', () => {
    for (const language of LANGUAGES) {
      const words: Readonly<Record<string, string>> = PORTAL[language].grants;
      const told = (act: string, detail: string) => actCells(acted(act, detail), language)[3];
      for (const role of ['admin', 'editor', 'staff']) assert.equal(told('roleGiven', role), words[`role_${role}`]);
      for (const [policy, word] of Object.entries(POLICY_WORDS))
        assert.equal(told('policyRevoked', policy), words[`policy_${word}`]);
      assert.equal(told('roleTaken', 'nightWatch'), 'nightWatch');
    }
    assert.deepEqual(actCells(acted('elsewhere', 'x'), 'en'), ['林静', 'elsewhere', '刘伟', 'x']);
    assert.equal(actCells({ ...acted('codeFailed'), actorName: '' }, 'zh')[0], '平台');
  });
});
