import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { userId } from '../../../server/src/seed/staff.ts';
import { TestApp } from '../support/testApp.ts';

describe('versions, hand-off codes and the AI chat', () => {
  let app: TestApp;
  let lin = '';
  before(async () => {
    app = await TestApp.start();
    lin = (await app.enter('lin', 'aurora')).access_token;
  });
  after(() => app.close());

  const version = (no: string, application = 'portal-web') =>
    app.ask('GET', `/api/appHistoryVersion/${application}/${no}`);

  it('VER-1 answers 200 with a newer version, 204 without one', async () => {
    const { status, body } = await version('0.0.1');
    assert.deepEqual([status, body.versionNo], [200, '0.3.0']);
    assert.match(body.versionDescribe, /<h4>/);
    assert.equal((await version('0.3.0')).status, 204);
    assert.equal((await version('0.10.0')).status, 204, '0.10.0 is newer than 0.3.0 though not as text');
    assert.equal((await version('0.0.1', 'unknown')).status, 204);
    assert.equal((await version('latest')).status, 400);
  });

  it('describes the version in the reader’s language if it was written in it', async () => {
    const headings = async (language: string) => {
      const { body } = await app.ask('GET', '/api/appHistoryVersion/portal-web/0.0.1', {
        headers: { 'accept-language': language },
      });
      return [...body.versionDescribe.matchAll(/<h4>(.*?)<\/h4>/g)].map((match: RegExpMatchArray) => match[1]);
    };
    assert.deepEqual(await headings('en-US'), ['To-dos', 'Schedule']);
    assert.deepEqual(await headings('zh-Hans'), ['待办', '日程']);
    await app.database.host.updateTable('versions').set({ version_describe_en: null }).execute();
    assert.deepEqual(await headings('en'), ['待办', '日程']);
  });

  const generate = (json: object) => app.ask('POST', '/api/dimensional-code/generate', { token: lin, json });

  it('QR-1 makes a deep link with code, company, business id, module and parameters, and no secret', async () => {
    const { body } = await generate({ code: 101, businessId: 'n-1', moduleName: 'BPM', parameters: { step: 2 } });
    const link = new URL(body.content);
    assert.deepEqual(Object.fromEntries(link.searchParams), {
      code: '101',
      tenantId: link.searchParams.get('tenantId'),
      businessId: 'n-1',
      moduleName: 'BPM',
      parameters: '{"step":2}',
      until: link.searchParams.get('until'),
      mark: link.searchParams.get('mark'),
    });
    assert.ok(!body.content.includes(lin.slice(0, 20)));
  });

  it('makes only codes 101 and 102, and only for the caller’s company and to-dos', async () => {
    assert.equal((await generate({ code: 103, businessId: 'x' })).status, 400);
    const list = { token: lin, json: { skipCount: 0, maxResultCount: 1 } };
    const todo = (await app.ask('POST', '/api/user-work/personal/my-participate', list)).body.items[0];
    assert.equal((await generate({ code: 102, businessId: todo.id })).status, 200);
    assert.equal((await generate({ code: 102, businessId: userId('aurora', 'lin') })).status, 404);
    assert.equal((await generate({ code: 101, businessId: 'x', tenantId: userId('x', 'y') })).status, 404);
    assert.equal((await generate({ code: 101, businessId: 'x', parameters: { long: 'x'.repeat(2000) } })).status, 400);
  });

  it('QR-3 decodes a code for anybody who is signed in; foreign, altered and old texts are told apart', async () => {
    const { content } = (await generate({ code: 101, businessId: 'n-1', moduleName: 'BPM' })).body;
    const host = (await app.signIn('wang')).access_token;
    const read = async (text: string, token: string | undefined = host) => {
      const { status, body } = await app.ask('POST', '/api/dimensional-code/read', {
        json: { content: text },
        ...(token && { token }),
      });
      return status === 200 ? body : [status, body.error.code];
    };
    const tenantId = new URL(content).searchParams.get('tenantId');
    assert.deepEqual(await read(content), { kind: 'notification', tenantId, businessId: 'n-1', moduleName: 'BPM' });
    assert.deepEqual(await read(content.replace('n-1', 'n-2')), [404, 'Atrium:CodeUnknown']);
    assert.deepEqual(await read(content.replace(/&mark=.*/, '')), [404, 'Atrium:CodeUnknown']);
    assert.deepEqual(await read(`${content}x`), [404, 'Atrium:CodeUnknown']);
    assert.deepEqual(await read('atrium://open?code=101'), [404, 'Atrium:CodeUnknown']);
    assert.equal((await app.ask('POST', '/api/dimensional-code/read', { json: { content } })).status, 401);
    app.pass(180);
    assert.deepEqual(await read(content), [404, 'Atrium:CodeExpired']);
  });

  it('has no bot and no token unless configured', async () => {
    const plain = await TestApp.start({ demo: false });
    try {
      const host = (await plain.signIn('lin')).access_token;
      assert.equal((await plain.ask('GET', '/api/ai/coze/config', { token: host })).body.enableBot, false);
      assert.equal((await plain.ask('GET', '/api/ai/coze/token', { token: host })).status, 404);
      assert.equal((await plain.ask('GET', '/api/ai/coze/config')).status, 401);
      assert.equal((await plain.ask('POST', '/demo/coze/v3/chat', { json: {} })).status, 404);
    } finally {
      await plain.close();
    }
  });

  it('in the demo has a chat that speaks the protocol of the service, for its own tokens only', async () => {
    const host = (await app.signIn('lin')).access_token;
    const config = (await app.ask('GET', '/api/ai/coze/config', { token: host })).body;
    assert.deepEqual([config.enableBot, config.apiBase], [true, '/demo/coze']);
    const { accessToken: token } = (await app.ask('GET', '/api/ai/coze/token', { token: host })).body;
    const json = {
      bot_id: config.appId,
      stream: true,
      additional_messages: [{ role: 'user', content: '还差\n哪些事？', content_type: 'text' }],
    };
    const chat = (asked: object) => app.ask('POST', '/demo/coze/v3/chat?conversation_id=c-1', { json, ...asked });
    const { status, headers, text } = await chat({ token });
    assert.deepEqual([status, headers['content-type']], [200, 'text/event-stream; charset=utf-8']);
    const said = text
      .trim()
      .split('\n\n')
      .map((event) => /^event:(.*)\ndata:(.*)$/.exec(event))
      .map((event) => ({ name: event?.[1], data: JSON.parse(event?.[2] ?? 'null') }));
    assert.deepEqual(
      [...new Set(said.map(({ name }) => name))],
      [
        'conversation.chat.created',
        'conversation.chat.in_progress',
        'conversation.message.delta',
        'conversation.message.completed',
        'conversation.chat.completed',
        'done',
      ],
    );
    const pieces = said.filter(({ name }) => name === 'conversation.message.delta').map(({ data }) => data.content);
    const whole = said.find(({ name }) => name === 'conversation.message.completed')?.data;
    assert.equal(pieces.join(''), whole.content);
    assert.equal(whole.conversation_id, 'c-1');
    assert.match(whole.content, /演示[\s\S]*“还差 哪些事？”/);

    assert.deepEqual([(await chat({ token: host })).status, (await chat({})).body.code], [401, 4100]);
    assert.equal((await chat({ token, json: { bot_id: 'x' } })).status, 400);
    app.pass(901);
    assert.equal((await chat({ token })).status, 401);
    app.pass(-901);
  });

  it('asks the chat service for a token of this account with the configured key', async () => {
    const heard: { authorization: string }[] = [];
    const service = createServer((request: IncomingMessage, response) => {
      heard.push({ authorization: request.headers.authorization ?? '' });
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ access_token: 'short-lived' }));
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const address = service.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const coze = {
      appId: 'bot-1',
      oauthAppId: 'oauth-1',
      publicKeyId: 'key-1',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
      apiBase: `http://127.0.0.1:${port}`,
      title: '助手',
      logo: '',
      footerText: '',
    };
    const configured = await TestApp.start({ coze });
    try {
      const token = (await configured.signIn('lin')).access_token;
      const config = await configured.ask('GET', '/api/ai/coze/config', { token });
      assert.deepEqual([config.body.enableBot, config.body.appId], [true, 'bot-1']);
      assert.equal(config.body.apiBase, coze.apiBase);
      const policy = String((await configured.ask('GET', '/')).headers['content-security-policy']);
      assert.match(policy, new RegExp(`connect-src [^;]*${coze.apiBase}(;| )`), 'the configured service may be asked');
      assert.equal(policy.split(coze.apiBase).length, 2, 'and nothing else of it used');
      assert.doesNotMatch(policy, /coze\.cn/);
      const { body } = await configured.ask('GET', '/api/ai/coze/token', { token });
      assert.deepEqual([body.accessToken, body.name], ['short-lived', '林静']);
      const jwt = heard[0]?.authorization.replace('Bearer ', '') ?? '';
      assert.equal(decodeProtectedHeader(jwt).kid, 'key-1');
      assert.deepEqual([decodeJwt(jwt).iss, decodeJwt(jwt)['session_name']], ['oauth-1', body.userId]);
      assert.doesNotMatch(JSON.stringify(body), /PRIVATE KEY/);
    } finally {
      service.close();
      await configured.close();
    }
  });
});
