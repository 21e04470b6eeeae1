import { getAiConfig, getAiToken } from '../../../contract/aiChat.ts';
import { toEndpoint } from '../http/endpoint.ts';

/** Whether the AI chat is offered, by which bot, and its appearance. */
export const aiConfig = () => toEndpoint(getAiConfig, {});
/** A short-lived token of the chat service for this account. */
export const aiToken = () => toEndpoint(getAiToken, {});
