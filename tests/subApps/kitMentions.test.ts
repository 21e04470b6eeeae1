import { Comment } from '../../sub-apps/kit/core/comment.ts';
import { isMentionBegun, toldOf, withMention } from '../../sub-apps/kit/core/mentions.ts';

const LIN = { id: 'p1', title: '林静', hint: '' };
const CHEN = { id: 'p2', title: '陈浩', hint: '' };

describe('mentions in a comment', () => {
  it('start with an @ typed at the end, not with a left-over one', () => {
    expect(isMentionBegun('See ', 'See @')).toBe(true);
    expect(isMentionBegun('See @L', 'See @')).toBe(false);
    expect(isMentionBegun('a', 'ab')).toBe(false);
    expect(isMentionBegun('请看', '请看@')).toBe(true);
    expect(isMentionBegun('to lin.jing', 'to lin.jing@')).toBe(false);
  });
  it('are added at the end, with one @', () => {
    expect(withMention('See @', LIN)).toBe('See @林静 ');
    expect(withMention('See ', LIN)).toBe('See @林静 ');
  });
  it('notify each colleague once, and nobody who was removed from the text again', () => {
    expect(toldOf('@林静 and @林静', [LIN, CHEN, LIN])).toEqual(['p1']);
  });
});

describe('a comment being written', () => {
  beforeEach(() => sessionStorage.clear());

  it('searches for a colleague after an @, and is sent with the people it mentions', async () => {
    const comment = new Comment('lin/order/1/comment');
    expect(comment.isEmpty).toBe(true);
    comment.write('See @');
    expect(comment.get().isMentioning).toBe(true);
    comment.mention(LIN);
    expect(comment.get()).toMatchObject({ text: 'See @林静 ', isMentioning: false });
    comment.toggle();
    comment.mention(null);
    expect(comment.get().isMentioning).toBe(false);
    const sent = jest.fn(async () => ({}));
    expect(await comment.send(sent)).toBe(true);
    expect(sent).toHaveBeenCalledWith('See @林静', ['p1']);
    expect(comment.get()).toEqual({ text: '', isMentioning: false, problem: null });
  });
  it('stays if sending fails, with the reason, and notifies the same people on the next attempt', async () => {
    const comment = new Comment('lin/order/1/comment');
    comment.write('@');
    comment.mention(CHEN);
    expect(await comment.send(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(false);
    expect(comment.get().text).toBe('@陈浩 ');
    expect(comment.get().problem?.en).toMatch(/\S/);
    const sent = jest.fn(async () => ({}));
    await comment.send(sent);
    expect(sent).toHaveBeenCalledWith('@陈浩', ['p2']);
    expect(comment.get().problem).toBeNull();
  });
  it('keeps what is typed while it is being sent', async () => {
    const comment = new Comment('lin/order/1/comment');
    comment.write('Three');
    await comment.send(async () => comment.write('Three, and four'));
    expect(comment.get().text).toBe(', and four');
    await comment.send(async () => comment.write('Something else'));
    expect(comment.get().text).toBe('Something else');
  });
  it('says why it was not sent when the person comes back, until the text changes', async () => {
    const comment = new Comment('lin/order/1/comment');
    comment.write('Three');
    await comment.send(() => Promise.reject(new TypeError('Failed to fetch')));
    const restored = new Comment('lin/order/1/comment');
    expect(restored.get().problem).toEqual(comment.get().problem);
    restored.write('Three!');
    expect(restored.get().problem).toBeNull();
  });
  it('is kept in the tab with the people it mentions until it is sent, and only for its record', async () => {
    const comment = new Comment('lin/order/1/comment');
    comment.write('@');
    comment.mention(CHEN);
    expect(new Comment('lin/order/2/comment').isEmpty).toBe(true);
    const restored = new Comment('lin/order/1/comment');
    expect(restored.get().text).toBe('@陈浩 ');
    const sent = jest.fn(async () => ({}));
    await restored.send(sent);
    expect(sent).toHaveBeenCalledWith('@陈浩', ['p2']);
    expect(new Comment('lin/order/1/comment').isEmpty).toBe(true);
    expect(sessionStorage).toHaveLength(0);
  });
});
