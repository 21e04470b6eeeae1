import type { Resource } from '../../../../../contract/businessDescription.ts';
import type { Field } from '../../../../../contract/businessFields.ts';
import { notFound } from '../../../errors/apiError.ts';
import type { Behaviour, Definition } from './definition.ts';

/** A resource with everything known about it. */
export interface Kind {
  /** `application/resource`. */
  readonly name: string;
  /** Required for everything done with it. */
  readonly policy: string;
  readonly code: string;
  readonly resource: Resource;
  readonly behaviour: Behaviour;
  readonly fields: ReadonlyMap<string, Field>;
}

/** The applications of an installation, and their resources by name. */
export class Catalogue {
  readonly definitions: readonly Definition[];
  readonly #kinds: ReadonlyMap<string, Kind>;

  constructor(definitions: readonly Definition[]) {
    this.definitions = definitions;
    this.#kinds = new Map(definitions.flatMap(kindsOf).map((kind) => [kind.name, kind]));
  }

  /** Throws 404 if there is no such application. */
  definition(code: string): Definition {
    const found = this.definitions.find(({ application }) => application.code === code);
    if (!found) throw notFound();
    return found;
  }

  find(name: string): Kind | undefined {
    return this.#kinds.get(name);
  }

  /** Throws 404 if the application has no such resource. */
  asked({ application, resource }: { readonly application: string; readonly resource: string }): Kind {
    const found = this.find(`${application}/${resource}`);
    if (!found) throw notFound();
    return found;
  }

  /** Throws if the name does not exist, which is a bug. */
  kind(name: string): Kind {
    const found = this.find(name);
    if (!found) throw new Error(`No application has ${name}`);
    return found;
  }
}

function kindsOf({ application, behaviours = {} }: Definition): Kind[] {
  return application.resources.map((resource) => ({
    name: `${application.code}/${resource.name}`,
    policy: application.policy,
    code: application.code,
    resource,
    behaviour: behaviours[resource.name] ?? {},
    fields: new Map(resource.fields.map((field) => [field.name, field])),
  }));
}
