import { type CryptoKey, jwtVerify, SignJWT } from 'jose';
import type { AiBotConfig } from '../../../../contract/aiChat.ts';

/** The path under which the demo speaks the chat service's protocol, in front of the service's own paths. */
export const DEMO_CHAT_BASE = '/demo/coze';
/** The demo chat, used if no service is configured. */
export const DEMO_BOT: AiBotConfig = {
  enableBot: true,
  appId: 'atrium-demo',
  title: null,
  logo: null,
  footerText: null,
  apiBase: DEMO_CHAT_BASE,
};

const ALGORITHM = 'RS256';
/** Used by no other token of this server. */
const AUDIENCE = 'atrium-demo-chat';
/** Seconds: the same as for a token of the real service. */
const LIFE = 900;

/** A token that only the demo chat accepts. */
export function signDemoChatToken(
  { kid, key }: { readonly kid: string; readonly key: CryptoKey },
  userId: string,
  now: Date,
): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({})
    .setProtectedHeader({ alg: ALGORITHM, kid })
    .setSubject(userId)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + LIFE)
    .sign(key);
}

/** Whether a token is a valid one of the demo chat. `keyOf` finds a public key by its id. */
export async function isDemoChatToken(
  keyOf: (kid: string) => Promise<CryptoKey | undefined>,
  token: string,
  now: Date,
): Promise<boolean> {
  const find = async ({ kid = '' }: { readonly kid?: string }) => {
    const key = await keyOf(kid);
    if (!key) throw new TypeError('unknown key');
    return key;
  };
  return jwtVerify(token, find, { algorithms: [ALGORITHM], audience: AUDIENCE, currentDate: now }).then(
    () => true,
    () => false,
  );
}

/**
 * The demo's answer, in the language of the question. Each answer says that it comes from a demo, and shows what an
 * answer can contain: a list, a table, code.
 */
export function demoAnswer(question: string): string {
  const quoted = question.trim().replace(/\s+/g, ' ').slice(0, 80);
  return /[㐀-鿿]/.test(question) ? chinese(quoted) : english(quoted);
}

const chinese = (question: string) => `**这是演示回答**：这里没有连接人工智能服务，也没有读取任何数据。

您问的是“${question}”。配置服务之后，回答会像这样逐字出现，并可以包含：

1. 分点说明
2. 表格和引用

| 变量 | 用途 |
| --- | --- |
| \`COZE_APP_ID\` | 智能体的编号 |
| \`COZE_API_BASE\` | 服务的地址 |

> 管理员可以在运维文档中找到全部配置项。`;

const english = (
  question: string,
) => `**This is a demonstration.** No AI service is connected, and no data has been read.

You asked: “${question}”. Once a service is configured, an answer appears word by word like this one, and may hold:

1. a list of points
2. tables and quotations

| Variable | What for |
| --- | --- |
| \`COZE_APP_ID\` | the bot's id |
| \`COZE_API_BASE\` | the address of the service |

> The operations manual lists everything that can be configured.`;
