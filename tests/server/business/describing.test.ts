import assert from 'node:assert/strict';
import { test } from 'node:test';
import { qms } from '../../../server/src/domain/business/applications/qms.ts';
import { defineApplication } from '../../../server/src/domain/business/engine/define.ts';

test('no figure or chart adds up pieces of different things: a description that does is rejected', () => {
  const { application, behaviours } = qms;
  const resources = application.resources.map((resource) => ({
    ...resource,
    ...(resource.summary && {
      summary: {
        ...resource.summary,
        figures: resource.summary.figures.map((figure) => ({ ...figure, measure: 'sum' as const })),
      },
    }),
  }));
  assert.doesNotThrow(() => defineApplication({ application, behaviours }));
  const summing = () => defineApplication({ application: { ...application, resources }, behaviours });
  assert.throws(summing, /qms\/inspection adds up what is no money: open, late, passed/);
});
