import { FACETS, type Resource } from '../../../../../contract/businessDescription.ts';
import type { LineField } from '../../../../../contract/businessFields.ts';
import type { Definition } from './definition.ts';

/** Columns that a choice should fill in but that do not exist. */
function strangeColumns(columns: readonly LineField[]): string[] {
  const known = new Set(columns.map(({ name }) => name));
  return columns.flatMap(({ fills = {} }) => Object.keys(fills)).filter((name) => !known.has(name));
}

/** What a description names but does not have; empty if it is complete. */
function faultsOf(resource: Resource): string[] {
  const fields = new Set(resource.fields.map(({ name }) => name));
  const named = [
    ...FACETS.flatMap((facet) => resource.facets[facet] ?? []),
    ...resource.list.columns,
    ...(resource.list.filters ?? []),
    ...(resource.groups ?? []).flatMap((group) => group.fields),
    ...(resource.board?.card ?? []),
    ...Object.values(resource.statuses?.events ?? {}).flatMap(({ asks = [], by, unless }) => [
      ...asks,
      ...(by ? [by] : []),
      ...(unless ? [unless.field] : []),
    ]),
    ...(resource.confidential ? [resource.confidential.to] : []),
    ...resource.fields.flatMap(({ fills = {}, least = [] }) => [...Object.keys(fills), ...[least].flat()]),
    ...resource.fields.flatMap(({ columns = [] }) => strangeColumns(columns)),
  ].filter((name) => !fields.has(name) && !['number', 'status', 'created', 'updated'].includes(name));
  const { states = {}, events = {}, transitions = {}, initial } = resource.statuses ?? {};
  const targets = Object.entries(transitions).flatMap(([from, row]) => [
    ...(from in states ? [] : [from]),
    ...Object.keys(row).filter((event) => !(event in events)),
    ...Object.values(row)
      .flat()
      .filter((to) => to !== 'stays' && !(to in states)),
  ]);
  return [...named, ...targets, ...(initial === undefined || initial in states ? [] : [initial])];
}

/** Sums over something other than money: adding pieces of different things gives a meaningless number. */
function sumsOfPieces({ facets, fields, summary }: Resource): string[] {
  if (!summary || fields.some(({ name, type }) => name === facets.amount && type === 'money')) return [];
  const { figures, chart } = summary;
  return [...figures, ...(chart ? [{ key: 'chart', measure: chart.measure }] : [])]
    .filter(({ measure }) => measure === 'sum')
    .map(({ key }) => key);
}

/**
 * Declares an application. Throws at program start if a description names something it does not have, or sums up
 * something that cannot be summed.
 */
export function defineApplication(definition: Definition): Definition {
  for (const resource of definition.application.resources) {
    const faults = faultsOf(resource);
    if (faults.length > 0)
      throw new Error(
        `${definition.application.code}/${resource.name} names what it does not have: ${faults.join(', ')}`,
      );
    const sums = sumsOfPieces(resource);
    if (sums.length > 0)
      throw new Error(`${definition.application.code}/${resource.name} adds up what is no money: ${sums.join(', ')}`);
  }
  return definition;
}
