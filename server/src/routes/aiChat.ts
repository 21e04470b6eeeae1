import * as calls from '../../../contract/aiChat.ts';
import { readPersonalInfo } from '../domain/accounts/personalInfo.ts';
import { requestCozeToken } from '../domain/ai/cozeToken.ts';
import { DEMO_BOT, signDemoChatToken } from '../domain/ai/demoChat.ts';
import { notFound } from '../errors/apiError.ts';
import { type Route, route } from '../http/route.ts';

const OFF = { enableBot: false, appId: null, title: null, logo: null, footerText: null };

/** The AI chat service (§7 "Other"): off unless its keys are configured; the demo has its own service. */
export const aiChatRoutes: readonly Route[] = [
  route(calls.getAiConfig, async ({ services }) => {
    const { coze, demo } = services.config;
    if (!coze) return demo ? DEMO_BOT : OFF;
    const { appId, title, logo, footerText, apiBase } = coze;
    return { enableBot: true, appId, title, logo, footerText, apiBase };
  }),
  route(
    calls.getAiToken,
    // No transaction must wait for an external answer.
    { binding: 'open' },
    async ({ database, services, session, auth }) => {
      const { coze, demo } = services.config;
      if (!coze && !demo) throw notFound();
      const { id, name } = await database.inHost((db) => readPersonalInfo(db, session.accountId));
      const accessToken = coze
        ? await requestCozeToken(coze, id, services.now())
        : await signDemoChatToken(await auth.keys.signing(), id, services.now());
      return { accessToken, userId: id, name };
    },
  ),
];
