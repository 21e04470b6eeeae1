import { readDimensionalCode } from '../../../contract/codeScan.ts';
import { generateDimensionalCode } from '../../../contract/dimensionalCode.ts';
import { getEnum, listAreas } from '../../../contract/reference.ts';
import { getNewerVersion } from '../../../contract/versions.ts';
import { dimensionalCode, readCode } from '../domain/dimensionalCode.ts';
import { newerVersion } from '../domain/portal/versions.ts';
import { listAreas as areas } from '../domain/reference/areas.ts';
import { readEnum } from '../domain/reference/enums.ts';
import { languageOf } from '../errors/text.ts';
import { type Route, route } from '../http/route.ts';

/** From "Other" in §7: regions, enumerations and the hand-off codes. */
export const referenceRoutes: readonly Route[] = [
  route(listAreas, async ({ query }) => ({ items: await areas(query.parentCode) })),
  route(getEnum, async ({ query, request }) => ({
    items: readEnum(query.name, languageOf(request.headers['accept-language'])),
  })),
  route(getNewerVersion, ({ db, params, services, request }) =>
    newerVersion(db, {
      ...params,
      now: services.now(),
      language: languageOf(request.headers['accept-language']),
    }),
  ),
  route(generateDimensionalCode, async ({ work, body }) => ({ content: await dimensionalCode(work, body) })),
  route(readDimensionalCode, ({ body, services }) => readCode(services, body.content)),
];
