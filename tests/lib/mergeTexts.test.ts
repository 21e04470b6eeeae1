import { mergeTexts } from '../../src/lib/mergeTexts.ts';

const began = { name: 'a', mail: 'a', title: 'a', room: 'a' };

it('takes what only others changed, keeps what only the person changed, and leaves the rest contested', () => {
  const own = { ...began, mail: 'own', title: 'own', room: 'both' };
  const saved = { ...began, name: 'saved', title: 'saved', room: 'both' };
  expect(mergeTexts(began, own, saved)).toEqual({
    values: { name: 'saved', mail: 'own', title: 'own', room: 'both' },
    contested: ['title'],
  });
});

it('keeps all of the person’s values if nothing was saved in the meantime', () => {
  const own = { ...began, name: '', room: 'own' };
  expect(mergeTexts(began, own, began)).toEqual({ values: own, contested: [] });
});
