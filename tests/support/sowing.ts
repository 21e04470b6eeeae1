import type { UnknownAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { receiveNotificationArgument } from '../../contract/hub.ts';
import { notificationTypes } from '../../contract/notificationTypes.ts';
import { requestToken } from '../../contract/token.ts';
import { PATHS } from '../../src/constants/paths.ts';
import { KEPT_FORMS_KEY, REHYDRATED, RESUME_KEY, TAB_KEY } from '../../src/constants/storageKeys.ts';
import { KEPT_FORMS } from '../../src/features/forms/keptFields.ts';
import type { RealtimeEvent } from '../../src/services/realtime/connection.ts';
import { encodeStored, STORED_FIELDS } from '../../src/store/storedFields.ts';
import { STORED_SCHEMAS } from '../../src/store/storedSchemas.ts';
import { sampleOf } from '../services/support/sampleOf.ts';
import type { Canaries } from './canaries.ts';
import { ASKED, READ, tomorrow } from './canarySession.ts';
import { PORTAL_CALLS } from './contractCalls.ts';
import { eventTypes, FIELD_NAMES, QUERY_NAMES } from './everyField.ts';

/** The outside world, as far as a test controls it. */
export interface World {
  readonly canaries: Canaries;
  readonly say: (action: UnknownAction) => void;
  /** Sets the response to the next call. */
  readonly answer: (status: number, body: unknown) => void;
  readonly hub: (event: RealtimeEvent) => void;
  readonly otherTab: (message: unknown) => void;
  /** Lets everything arrive that is on its way. */
  readonly settle: () => Promise<void>;
}

/** No union of the contract has more variants than this. */
const WAYS = 4;
const PARTS = ['params', 'query', 'body'] as const;

/** Every call: its arguments, its headers, its response, and each shape of a refusal. */
export async function sowCalls({ canaries, say, answer, settle }: World): Promise<void> {
  for (const call of PORTAL_CALLS)
    for (let way = 0; way < WAYS; way += 1) {
      const parts: Record<string, unknown> = {};
      for (const part of PARTS) {
        const schema = call[part];
        if (schema) parts[part] = sampleOf(schema, canaries.sampling(`${call.id} ${part}`, way));
      }
      answer(200, sampleOf(call.response, canaries.sampling(`${call.id} response`, way), 'send'));
      say({ type: ASKED, payload: { call: call.id, parts: { ...parts, ...headersFor(canaries, call.id) } } });
      await settle();
    }
  const text = (name: string) => canaries.text(name, 'refusal');
  const validationErrors = [{ message: text('message'), members: [text('members')] }];
  for (const [call, status, body] of [
    ['getPersonalInfo', 400, { error: { validationErrors } }],
    ['getPersonalInfo', 403, { error: { code: text('code'), message: text('message') } }],
    [
      requestToken.id,
      400,
      { error: text('error'), error_description: text('description'), twoFactorToken: text('twoFactorToken') },
    ],
  ] as const) {
    answer(status, body);
    say({ type: ASKED, payload: { call, parts: {} } });
    await settle();
  }
}

const headersFor = (canaries: Canaries, id: string) => ({
  tenantHeader: canaries.text('tenantHeader', id),
  headers: {
    Authorization: `Bearer ${canaries.text('Authorization', id)}`,
    deviceid: canaries.text('deviceid', id),
    devicename: canaries.text('devicename', id),
  },
});

/** Every event of the hub, over this tab's connection and another's, with every field of every notification type. */
export async function sowHub({ canaries, hub, otherTab, settle }: World): Promise<void> {
  const fields = new Set(
    Object.values(notificationTypes)
      .flatMap((types) => Object.values(types))
      .flatMap((type) => type.fields),
  );
  const notification = (where: string) => {
    const app = [...fields, 'businessId'].map((name) => [name, canaries.text(name, where)]);
    const byPhone = { [canaries.phoneText('byPhone', where)]: canaries.phone('id', where) };
    const properties = JSON.stringify({
      App: Object.fromEntries(app),
      byPhone,
      Url: `/x?code=${canaries.text('code', where)}`,
    });
    const rest = sampleOf(z.omit(receiveNotificationArgument, { properties: true }), canaries.sampling(where));
    return receiveNotificationArgument.parse({ ...Object(rest), properties });
  };
  hub({ kind: 'notification', notification: notification('hub') });
  otherTab({ kind: 'notification', notification: notification('another tab') });
  await settle();
}

/** Every stored key: as read at the start, as written by another tab, and as read by a flow; and what a tab keeps. */
export async function sowStorage({ canaries, say, settle }: World): Promise<void> {
  const slices: Record<string, Record<string, unknown>> = {};
  for (const stored of STORED_FIELDS) {
    const { key, slice, field } = stored;
    const sample = (name: string, where: string) => sampleOf(STORED_SCHEMAS[key], canaries.sampling(where), name);
    slices[slice] = { ...slices[slice], [field]: sample(field, `state ${slice}`) };
    const raw = (where: string) => encodeStored(stored, sample(key, `${where} ${key}`));
    window.dispatchEvent(
      new StorageEvent('storage', { key, newValue: raw('storage event'), storageArea: window.localStorage }),
    );
    window.localStorage.setItem(key, raw('local storage') ?? '');
    await settle();
  }
  say({ type: REHYDRATED, payload: slices });
  const kept = (name: string) => canaries.text(name, 'session storage');
  const typed = fieldsOfForms().map((name) => [name, kept(name)]);
  const inTab: Readonly<Record<string, string>> = {
    [TAB_KEY]: kept(TAB_KEY),
    [KEPT_FORMS_KEY]: JSON.stringify({ time: 1, typed: Object.fromEntries(typed) }),
    [RESUME_KEY]: JSON.stringify({
      flag: kept('flag'),
      path: `/${kept('path')}`,
      events: eventTypes().map((type) => ({ type, payload: kept('payload') })),
      byFields: Object.fromEntries(FIELD_NAMES.map((name) => [name, kept(name)])),
    }),
    keyOfTomorrow: kept('keyOfTomorrow'),
  };
  for (const [key, raw] of Object.entries(inTab)) window.sessionStorage.setItem(key, raw);
  say({ type: READ, payload: [...STORED_FIELDS.map(({ key }) => key), ...Object.keys(inTab)] });
  await settle();
}

const fieldsOfForms = () =>
  Object.entries(KEPT_FORMS).flatMap(([form, { kept }]) => kept.map((field) => `${form}/${field}`));

/** Every event with a bare payload, every field that an event can have, and every form field as a form reports it. */
export async function sowEvents({ canaries, say, settle }: World): Promise<void> {
  for (const type of eventTypes()) {
    say({ type, payload: canaries.text(type, 'bare payload') });
    say({ type, payload: [canaries.text(type, 'bare list')] });
  }
  const each = (where: string, made: (name: string) => unknown) =>
    say({ type: `canary/${where}`, payload: Object.fromEntries(FIELD_NAMES.map((name) => [name, made(name)])) });
  each('fields', (name) => canaries.text(name, 'field'));
  each('lists', (name) => [{ [name]: [canaries.text(name, 'list')] }]);
  each('phones', (name) => canaries.phone(name, 'number'));
  for (const key of fieldsOfForms()) {
    say({ type: 'forms/formTyped', payload: { key, typed: canaries.text(key, 'form') } });
    say({ type: 'canary/fieldEdited', payload: { field: key, text: canaries.text(key, 'form') } });
  }
  await settle();
}

/** Every path with every parameter: as the address of the page, on going back, and inside another address. */
export async function sowAddresses({ canaries, say, settle }: World): Promise<void> {
  const query = (where: string) => QUERY_NAMES.map((name) => `${name}=${canaries.text(name, where)}`).join('&');
  for (const path of Object.values(PATHS)) {
    const location = { pathname: `${path}/${canaries.text('pathname', path)}`, search: '', hash: '', key: 'initial' };
    say({ type: 'routing/locationChanged', payload: { location, action: 'PUSH' } });
  }
  const inside = encodeURIComponent(`/notMe?${query('inside an address')}`);
  const location = { pathname: PATHS.login, search: `?redirect=${inside}`, hash: `#${query('hash')}`, key: 'initial' };
  say({ type: 'routing/locationChanged', payload: { location, action: 'POP' } });
  const phone = (where: string) => `phoneNumber=${canaries.phoneText('phoneNumber', where)}`;
  const onwards = encodeURIComponent(`/verifySecretProtectionPhoneNumber?${phone('an address in another')}`);
  const byPhone = {
    pathname: PATHS.register,
    search: `?${phone('query')}&redirect=${onwards}`,
    hash: '',
    key: 'initial',
  };
  say({ type: 'routing/locationChanged', payload: { location: byPhone, action: 'POP' } });
  window.history.replaceState(null, '', `/login?${query('page')}#${query('fragment')}`);
  say({ type: READ, payload: [] });
  window.history.replaceState(null, '', `/notMe?${query('way back')}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await settle();
}

/** Everything that nobody has named yet, wherever it may come from. */
export async function sowTomorrow({ canaries, say, settle }: World): Promise<void> {
  const text = (name: string) => canaries.text(name, 'tomorrow');
  tomorrow.answer = { fieldOfTomorrow: text('fieldOfTomorrow'), rows: [{ alsoNew: text('alsoNew') }] };
  say({ type: READ, payload: [] });
  await settle();
  tomorrow.answer = text('readTomorrow');
  say({ type: READ, payload: [] });
  say({ type: 'tomorrow/happened', payload: text('tomorrow/happened') });
  say({ type: 'tomorrow/happened', payload: { fieldOfTomorrow: { alsoNew: text('alsoNew') } } });
  await settle();
}
