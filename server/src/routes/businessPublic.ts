import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Values } from '../../../contract/businessFields.ts';
import * as calls from '../../../contract/businessPublic.ts';
import type { AuthContext } from '../auth/context.ts';
import { deviceOf } from '../auth/device.ts';
import { limitCalls, RATE_RULES } from '../auth/rateLimit.ts';
import { demandCode } from '../auth/smsCodes.ts';
import { ACCESS_LIFE_SECONDS, findAccess, openAccess, useAccess } from '../auth/supplierAccess.ts';
import { supplierAgreement } from '../domain/business/supplierAgreement.ts';
import {
  demandAgreement,
  demandBuyers,
  fieldsOf,
  type Received,
  registerSupplier,
  type Sender,
  submitSupplierCertificate,
  uploadForForm,
} from '../domain/business/supplierForms.ts';
import type { Services } from '../domain/services.ts';
import { inTenantWork, type TenantWork, type WorkInSteps } from '../domain/work.ts';
import { languageOf } from '../errors/text.ts';
import { isTenantNamed, namedTenant } from '../http/namedTenant.ts';
import { type Route, route } from '../http/route.ts';

const OPEN = { binding: 'open' } as const;

interface Asked {
  readonly auth: AuthContext;
  readonly services: Services;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The named company, after counting the call against the caller's address. */
async function companyOf({ auth, request, reply }: Asked): Promise<string> {
  await limitCalls(auth, RATE_RULES.supplierAddress, deviceOf(request).ip);
  return namedTenant(auth.database, request, reply);
}

interface Form {
  readonly accessToken: string;
  readonly values: Values;
  readonly isAgreed: boolean;
}

/** Uses up the access and accepts the form in one transaction, so that a refused form can be sent again. */
async function take(
  asked: Asked & { readonly body: Form },
  into: (work: TenantWork, sender: Sender, values: Values) => Promise<Received>,
): Promise<Received> {
  const { auth, services, body } = asked;
  const tenantId = await companyOf(asked);
  return inTenantWork(auth.database, services, tenantId, async (work) => {
    const access = await findAccess(work, body.accessToken);
    await useAccess(work, access);
    demandAgreement(body.isAgreed);
    const language = languageOf(asked.request.headers['accept-language']);
    return into(work, { ...access, language }, body.values);
  });
}

/** Calls of the public supplier pages, which have no signed-in caller. */
export const businessPublicRoutes: readonly Route[] = [
  route(calls.getSupplierForm, OPEN, async ({ params, auth, request, reply }) => {
    // Somebody who follows a link to a company that does not exist learns this before filling in anything.
    if (isTenantNamed(request)) await namedTenant(auth.database, request, reply);
    return { fields: fieldsOf(params.form), agreement: supplierAgreement };
  }),
  route(calls.openSupplierAccess, OPEN, async (asked) => {
    const { auth, services, request, body } = asked;
    const tenantId = await companyOf(asked);
    await inTenantWork(auth.database, services, tenantId, demandBuyers);
    const code = { phone: body.phoneNumber, purpose: 'supplier', code: body.code } as const;
    await demandCode(auth, code, deviceOf(request));
    // Counted only now, so that nobody can use up the limit of somebody else's number.
    await limitCalls(auth, RATE_RULES.supplierPhone, `${tenantId} ${body.phoneNumber}`);
    const accessToken = await inTenantWork(auth.database, services, tenantId, (work) =>
      openAccess(work, body.phoneNumber),
    );
    return { accessToken, expiresIn: ACCESS_LIFE_SECONDS };
  }),
  route(calls.uploadSupplierFile, OPEN, async (asked) => {
    const { auth, services, files, body } = asked;
    const tenantId = await companyOf(asked);
    const within = <T>(run: (work: TenantWork) => Promise<T>) => inTenantWork(auth.database, services, tenantId, run);
    const { id: userId } = await within((work) => findAccess(work, body.accessToken));
    // Rows that belong to no person yet belong to the access.
    const step: WorkInSteps['step'] = (run) => within((work) => run({ ...work, userId }));
    const create: WorkInSteps['create'] = async (run) => {
      const { answer, afterwards } = await step(run);
      afterwards();
      return answer;
    };
    return uploadForForm({ services, step, create }, files);
  }),
  route(calls.registerSupplier, OPEN, (asked) => take(asked, registerSupplier)),
  route(calls.submitVendorCertification, OPEN, (asked) => take(asked, submitSupplierCertificate)),
];
