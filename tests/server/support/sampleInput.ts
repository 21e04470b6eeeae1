import * as z from 'zod/mini';
import type { Call } from '../../../contract/call.ts';

/** The part of JSON Schema that the contract's schemas use. */
interface JsonSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
}

/** Texts that fit the patterns of the contract, tried in turn. */
const TEXTS = [
  '2030-01-01T09:00:00',
  '2026-11-20',
  '2026-11-20 09:00:00',
  '2026-11',
  '13900000001',
  '123456',
  'zh-CN',
  '0.0.1',
  'Abcdef1!',
  '1',
  '110000',
  '91310000MA1FL0000X',
  'a-name',
  '1.00',
];

function textFor(pattern: string | undefined, text: string): string {
  if (!pattern || new RegExp(pattern).test(text)) return text;
  return TEXTS.find((sample) => new RegExp(pattern).test(sample)) ?? text;
}

/** A value of the schema in which every free text is `text`. */
export function sampleOf(schema: JsonSchema, text: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return sampleOf(first, text);
  switch (schema.type) {
    case 'string':
      return textFor(schema.pattern, text);
    case 'number':
    case 'integer':
      return Math.max(schema.minimum ?? 0, 0);
    case 'boolean':
      return true;
    case 'array':
      return [sampleOf(schema.items ?? { type: 'string' }, text)];
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, field]) => [key, sampleOf(field, text)]),
      );
    default:
      return text;
  }
}

function schemaOf(schema: z.ZodMiniType | undefined): JsonSchema {
  return schema ? (z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema) : {};
}

/** An address and a body for a call in which every id, name and text is `text`. */
export function sampleRequest(call: Call, text: string): { url: string; body: unknown } {
  const params = Object.keys(schemaOf(call.params).properties ?? {});
  const path = params.reduce((address, name) => address.replace(`{${name}}`, encodeURIComponent(text)), call.path);
  const fields = Object.entries(schemaOf(call.query).properties ?? {}).map(([key, field]) => [
    key,
    String(sampleOf(field, text)),
  ]);
  const query = new URLSearchParams(Object.fromEntries(fields)).toString();
  return {
    url: (query ? `${path}?${query}` : path).replace(/\{\w+\}/g, encodeURIComponent(text)),
    body: call.body ? sampleOf(schemaOf(call.body), text) : undefined,
  };
}
