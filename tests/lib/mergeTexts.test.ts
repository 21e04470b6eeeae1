import { mergeTexts } from '../../src/lib/mergeTexts.ts';

const began = { name: 'a', mail: 'a', title: 'a', room: 'a' };

it('CON-1 what only the others have changed is theirs, what only the person has changed stays, and about the rest somebody decides', () => {
  const own = { ...began, mail: 'own', title: 'own', room: 'both' };
  const saved = { ...began, name: 'saved', title: 'saved', room: 'both' };
  expect(mergeTexts(began, own, saved)).toEqual({
    values: { name: 'saved', mail: 'own', title: 'own', room: 'both' },
    contested: ['title'],
  });
});

it('CON-1 if nothing was saved in the meantime, everything is the person’s own', () => {
  const own = { ...began, name: '', room: 'own' };
  expect(mergeTexts(began, own, began)).toEqual({ values: own, contested: [] });
});
