import * as z from 'zod/mini';
import { type Call, IDEMPOTENCY_KEY } from '../../../contract/call.ts';
import { errorEnvelope, oauthError } from '../../../contract/errors.ts';
import { MEDIA_TYPES } from '../http/mediaTypes.ts';
import type { Route } from '../http/route.ts';

type Json = Readonly<Record<string, unknown>>;

const TOKENS = { tenant: 'companyToken', host: 'hostToken' } as const;

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function parametersOf(call: Call, isVersioned: boolean): Json[] {
  const fields = (schema: z.ZodMiniType | undefined, place: 'path' | 'query'): Json[] => {
    if (!schema) return [];
    const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    return Object.entries(properties).map(([name, field]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: field,
    }));
  };
  const key = { name: IDEMPOTENCY_KEY, in: 'header', required: false, schema: { type: 'string', maxLength: 255 } };
  const match = { name: 'If-Match', in: 'header', required: false, schema: { type: 'string' } };
  return [
    ...fields(call.params, 'path'),
    ...fields(call.query, 'query'),
    ...(call.creates ? [key] : []),
    ...(isVersioned ? [match] : []),
  ];
}

function operationOf(route: Route): Json {
  const call = route.documentedAs ?? route.call;
  const { auth } = call;
  const failure = route.failures === 'oauth' ? 'OAuthError' : 'ErrorEnvelope';
  return {
    operationId: call.id,
    ...(call.shown ? {} : { description: 'The specification does not show this path; it was chosen by analogy.' }),
    'x-changes-state': call.changesState,
    parameters: parametersOf(call, route.current !== undefined),
    ...(call.body && {
      requestBody: {
        required: true,
        content: { [MEDIA_TYPES[call.encoding]]: { schema: schemaOf(call.body, 'input') } },
      },
    }),
    security: auth === 'none' ? [] : [...(route.anonymous ? [{}] : []), { [TOKENS[auth]]: [] }],
    responses: {
      200: { description: 'OK', content: { 'application/json': { schema: schemaOf(call.response, 'output') } } },
      default: {
        description: 'Failure',
        content: { 'application/json': { schema: { $ref: `#/components/schemas/${failure}` } } },
      },
    },
  };
}

/** The OpenAPI 3.1 document of these routes. */
export function openApiDocument(routes: readonly Route[], version: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const route of routes) {
    const { path, method } = route.call;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(route) };
  }
  const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description });
  return {
    openapi: '3.1.0',
    info: { title: 'Atrium', version },
    paths,
    components: {
      schemas: { ErrorEnvelope: schemaOf(errorEnvelope, 'output'), OAuthError: schemaOf(oauthError, 'output') },
      securitySchemes: {
        hostToken: bearer('Token of the account, from the token endpoint.'),
        companyToken: bearer('Token of the chosen company; without a company, the one of the account.'),
      },
    },
  };
}
