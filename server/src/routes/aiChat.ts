import * as calls from '../../../contract/aiChat.ts';
import { readPersonalInfo } from '../domain/accounts/personalInfo.ts';
import { requestCozeToken } from '../domain/ai/cozeToken.ts';
import { notFound } from '../errors/apiError.ts';
import { type Route, route } from '../http/route.ts';

const OFF = { enableBot: false, appId: null, title: null, logo: null, footerText: null };

/** The AI chat service (§7 "Other"): off unless its keys are configured. */
export const aiChatRoutes: readonly Route[] = [
  route(calls.getAiConfig, async ({ services }) => {
    const { coze } = services.config;
    if (!coze) return OFF;
    const { appId, title, logo, footerText } = coze;
    return { enableBot: true, appId, title, logo, footerText };
  }),
  route(
    calls.getAiToken,
    // No transaction waits for an external answer.
    { binding: 'open' },
    async ({ database, services, session }) => {
      const { coze } = services.config;
      if (!coze) throw notFound();
      const { id, name } = await database.inHost((db) => readPersonalInfo(db, session.accountId));
      return { accessToken: await requestCozeToken(coze, id, services.now()), userId: id, name };
    },
  ),
];
