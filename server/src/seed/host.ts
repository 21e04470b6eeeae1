import type { Insertable } from 'kysely';
import { addDays } from '../../../contract/rules/days.ts';
import type { PicturesTable, VersionsTable } from '../db/schema/portal.ts';
import { versionSortKey } from '../domain/versionNumber.ts';
import { instantOf } from '../domain/wallClock.ts';
import { DEMO_APP_ID, englishVersions, type VersionChanges, versions } from './content/versionTexts.ts';
import { drawProduct } from './pictures/drawings.ts';
import { drawingName } from './portal.ts';

const describe = (changes: VersionChanges): string =>
  Object.entries(changes)
    .map(([heading, lines]) => `<h4>${heading}</h4><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`)
    .join('');

/** The version history that the demo's portal queries. */
export function layVersions(today: string, zone: string): Insertable<VersionsTable>[] {
  return versions.map(([version, daysAgo, changes]) => ({
    app_id: DEMO_APP_ID,
    version_no: version,
    sort_key: versionSortKey(version) ?? 0,
    version_describe: describe(changes),
    version_describe_en: describe(englishVersions[version] ?? changes),
    publish_time: instantOf(`${addDays(today, -daysAgo)}T10:00:00`, zone),
  }));
}

/** Product drawings, drawn here so that the project carries no binary files. */
export function drawPictures(now: Date): Insertable<PicturesTable>[] {
  const picture = (name: string, content: Uint8Array): Insertable<PicturesTable> => ({
    name,
    content,
    content_type: 'image/png',
    creation_time: now,
  });
  return (['reducer', 'motor', 'rail', 'cabinet'] as const).map((drawing) =>
    picture(drawingName(drawing), drawProduct(drawing)),
  );
}
