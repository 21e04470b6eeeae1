import * as certifications from '../../../contract/certification.ts';
import * as realNames from '../../../contract/realName.ts';
import { readRealName, submitRealName, withdrawRealName } from '../domain/accounts/realName.ts';
import { listRealNames, readRealNameRequest, reviewRealName } from '../domain/accounts/realNameReview.ts';
import { readCertification, submitCertification, withdrawCertification } from '../domain/console/certification.ts';
import { listCertifications, reviewCertification } from '../domain/console/certificationReview.ts';
import { readLicense } from '../domain/console/license.ts';
import { rowId } from '../domain/ids.ts';
import { POLICIES } from '../domain/policies.ts';
import { inTenantWork } from '../domain/work.ts';
import { type Route, route } from '../http/route.ts';

/** For administrators: of the company for a tenant's call, else of the installation. */
const CONSOLE = { demands: POLICIES.hostConsole };

/** Certification of companies, real names of accounts, and host administrators' decisions about them. */
export const reviewRoutes: readonly Route[] = [
  route(certifications.getCertification, CONSOLE, ({ work }) => readCertification(work)),
  route(certifications.submitCertification, { ...CONSOLE, binding: 'steps' }, ({ steps, body }) =>
    submitCertification(steps, body),
  ),
  route(certifications.withdrawCertification, CONSOLE, ({ work }) => withdrawCertification(work)),
  route(certifications.getCertificationLicense, { ...CONSOLE, binding: 'steps' }, ({ steps, services }) =>
    readLicense(services, steps.step),
  ),
  route(certifications.listCertifications, CONSOLE, ({ db, query }) => listCertifications(db, query)),
  route(certifications.reviewCertification, CONSOLE, ({ db, services, session, params, body }) =>
    reviewCertification({ db, services, session }, params.id, body),
  ),
  // The file is fetched outside any transaction, and its row belongs to the company.
  route(certifications.getSubmittedLicense, { ...CONSOLE, binding: 'open' }, ({ database, services, params }) =>
    readLicense(services, (run) => inTenantWork(database, services, rowId(params.id), run)),
  ),

  route(realNames.getRealName, ({ db, session }) => readRealName(db, session.accountId)),
  route(realNames.withdrawRealName, ({ db, session }) => withdrawRealName(db, session.accountId)),
  route(realNames.submitRealName, ({ db, session, body, services }) =>
    submitRealName(db, services, session.accountId, body),
  ),
  route(realNames.listRealNames, CONSOLE, ({ db, query }) => listRealNames(db, query)),
  route(realNames.getRealNameRequest, CONSOLE, ({ db, services, params }) =>
    readRealNameRequest(db, services, params.id),
  ),
  route(realNames.reviewRealName, CONSOLE, ({ db, services, session, params, body }) =>
    reviewRealName({ db, services, session }, params.id, body),
  ),
];
