import type { Values } from '../../../../../contract/businessFields.ts';
import { isEmpty } from '../../../../../contract/businessRules.ts';
import { type Approver, generalManager, headsAbove, type Organisation } from './organisation.ts';
import type { Condition, Rule, Template, TemplateStep } from './template.ts';

/** A member whom a form names. */
export interface NamedMember extends Approver {
  readonly unitId: string | null;
  readonly isActive: boolean;
}

/**
 * Everything that decides who is asked, read in advance, so that the rules below are the same for a request, a preview
 * and the demo.
 */
export interface Circumstances {
  readonly organisation: Organisation;
  readonly applicant: { readonly id: string; readonly unitId: string | null };
  readonly form: Values;
  /** Members named in the form, by id. */
  readonly named: ReadonlyMap<string, NamedMember>;
  /** Who has the policies that the template names. */
  readonly holders: ReadonlyMap<string, readonly Approver[]>;
}

function holds(condition: Condition, form: Values): boolean {
  const value = form[condition.field];
  if ('above' in condition) return typeof value === 'number' && value > condition.above;
  if ('filled' in condition) return !isEmpty(value);
  return condition.in.includes(value);
}

/** The steps that this form requires. */
export function neededSteps({ steps }: Template, form: Values): TemplateStep[] {
  return steps.filter(({ onlyIf }) => onlyIf === undefined || holds(onlyIf, form));
}

/** The heads responsible for a department, nearest first, and finally the head of the company. */
function answering(organisation: Organisation, unitId: string | null): Approver[] {
  const top = generalManager(organisation);
  return [...headsAbove(organisation, unitId), ...(top ? [top] : [])];
}

function peopleBy(rule: Rule, { organisation, applicant, form, named, holders }: Circumstances): readonly Approver[] {
  if ('policy' in rule) return holders.get(rule.policy) ?? [];
  if ('manager' in rule) {
    const heads = answering(organisation, applicant.unitId);
    // Somebody with nobody above them is their own manager.
    return [heads.find(({ id }) => id !== applicant.id) ?? heads[0]].filter((head) => head !== undefined);
  }
  if ('personIn' in rule) {
    const value = form[rule.personIn];
    const person = typeof value === 'string' ? named.get(value) : undefined;
    if (!person) return [];
    return person.isActive ? [person] : deputiesOf(person, { organisation, applicant });
  }
  const unit = 'headOf' in rule ? organisation.units.find(({ name }) => name === rule.headOf) : undefined;
  return answering(organisation, unit?.id ?? null).slice(0, 1);
}

/**
 * Who is asked in a step today, each person once; falls back to the company's administrators if the rule finds nobody,
 * so that no request gets stuck. The applicant never decides their own request: `isOwn` means that a step has nobody
 * else.
 */
export function approversOf(
  { approvers }: Pick<TemplateStep, 'approvers'>,
  given: Circumstances,
): { readonly people: readonly Approver[]; readonly isOwn: boolean } {
  const found = approvers.flatMap((rule) => peopleBy(rule, given));
  const all = found.length > 0 ? found : given.organisation.administrators;
  const people = new Map(all.filter(({ id }) => id !== given.applicant.id).map((one) => [one.id, one]));
  return { people: [...people.values()], isOwn: people.size === 0 };
}

/** Who is given an approved request to read. */
export function copiesOf({ copies = [] }: Template, given: Circumstances): readonly Approver[] {
  const people = copies.flatMap((rule) => peopleBy(rule, given)).filter(({ id }) => id !== given.applicant.id);
  return [...new Map(people.map((one) => [one.id, one])).values()];
}

/**
 * Who is asked in place of somebody who can no longer decide, or did not decide in time: the next above, else the
 * administrators.
 */
export function deputiesOf(
  person: { readonly id: string; readonly unitId: string | null },
  { organisation, applicant }: Pick<Circumstances, 'organisation' | 'applicant'>,
): readonly Approver[] {
  const isOther = ({ id }: Approver): boolean => id !== person.id && id !== applicant.id;
  const head = answering(organisation, person.unitId).find(isOther);
  return head ? [head] : organisation.administrators.filter(isOther);
}
