import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AtriumDatabase } from '../db/database.ts';
import { ApiError } from '../errors/apiError.ts';
import { OAuthFailure } from '../errors/oauthFailure.ts';
import { type Html, html, htmlPage } from './htmlPage.ts';

const OUTBOX_ROWS = 50;
const ACTIONS = ['scan', 'grant', 'refuse'] as const;

/** Simulates the app on a phone with the form's values; resolves with the outcome or throws like the app's calls. */
export type PlayPhone = (
  request: FastifyRequest,
  form: Readonly<Record<'userName' | 'password' | 'action' | 'code', string>>,
) => Promise<string>;

async function outbox(database: AtriumDatabase): Promise<Html> {
  const rows = await database.host
    .selectFrom('sms_outbox')
    .select(['phone', 'text', 'creation_time'])
    .orderBy('id', 'desc')
    .limit(OUTBOX_ROWS)
    .execute();
  const lines = rows.map(
    (row) => html`<tr><td>${row.creation_time.toISOString()}</td><td>${row.phone}</td><td>${row.text}</td></tr>`.text,
  );
  return html`<p>Text messages that the demo did not really send, newest first.</p>
    <table><tbody>${{ text: lines.join('') }}</tbody></table>`;
}

function phoneForm(code: string, said: string): Html {
  const buttons = ACTIONS.map((action) => html`<button name="action" value="${action}">${action}</button>`.text);
  return html`<p>Plays the phone: scan the code of the sign-in page, then grant or refuse it.</p>
    <p role="status">${said}</p>
    <form method="post" action="/demo/phone">
    <label>Code <input name="code" value="${code}" size="50" required></label>
    <label>User name <input name="userName" value="lin" required></label>
    <label>Password <input name="password" type="password" value="" required></label>
    ${{ text: buttons.join('') }}</form>`;
}

/** The code, whether typed or taken from the address in the picture. */
function plainCode(text: string): string {
  return /code=([\w-]+)/.exec(text)?.[1] ?? text.replace(/^QRCODE_LOGIN:/, '').trim();
}

/** `/demo/outbox` and `/demo/phone`: replace a mobile network and an app. Demo mode only. */
export function addDemoPages(fastify: FastifyInstance, database: AtriumDatabase, playPhone: PlayPhone): void {
  fastify.get('/demo/outbox', async (_request, reply) => {
    return reply
      .header('Cache-Control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(htmlPage('Outbox', await outbox(database)));
  });
  const send = (code: string, said: string) => htmlPage('Phone', phoneForm(code, said));
  fastify.get<{ Querystring: { code?: string } }>('/demo/phone', (request, reply) =>
    reply.type('text/html; charset=utf-8').send(send(plainCode(String(request.query.code ?? '')), '')),
  );
  fastify.post<{ Body: Record<string, string> | undefined }>('/demo/phone', async (request, reply) => {
    const { userName = '', password = '', code: text = '', action: wanted } = request.body ?? {};
    const action = ACTIONS.find((one) => one === wanted) ?? 'scan';
    const code = plainCode(text);
    reply.header('Cache-Control', 'no-store').type('text/html; charset=utf-8');
    try {
      return reply.send(send(code, await playPhone(request, { userName, password, action, code })));
    } catch (error) {
      if (error instanceof OAuthFailure || error instanceof ApiError)
        return reply.status(400).send(send(code, error.message));
      throw error;
    }
  });
}
