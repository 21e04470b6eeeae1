import { isMentionBegun, toldOf, withMention } from '../../sub-apps/kit/core/mentions.ts';

const LIN = { id: 'p1', title: '林静', hint: '' };
const CHEN = { id: 'p2', title: '陈浩', hint: '' };

describe('mentions in a comment', () => {
  it('begin with an @ that is typed at the end, and not with one that is left over', () => {
    expect(isMentionBegun('See ', 'See @')).toBe(true);
    expect(isMentionBegun('See @L', 'See @')).toBe(false);
    expect(isMentionBegun('a', 'ab')).toBe(false);
  });
  it('stand at the end, with one @', () => {
    expect(withMention('See @', LIN)).toBe('See @林静 ');
    expect(withMention('See ', LIN)).toBe('See @林静 ');
  });
  it('tell each colleague once, and nobody who was taken out of the text again', () => {
    expect(toldOf('@林静 and @林静', [LIN, CHEN, LIN])).toEqual(['p1']);
  });
});
