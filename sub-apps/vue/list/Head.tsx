import { defineComponent, ref, shallowRef } from 'vue';
import { RouterLink } from 'vue-router';
import type { Resource } from '../../../contract/businessDescription.ts';
import type { Text } from '../../../contract/businessFields.ts';
import { saveList } from '../../kit/core/export.ts';
import { failureTexts } from '../../kit/core/failures.ts';
import type { Place } from '../../kit/core/place.ts';
import { mayChange } from '../../kit/core/rights.ts';
import { fill } from '../../kit/core/words.ts';
import { Icon } from '../Icon.tsx';
import { described, said } from '../look.ts';

/** The name of the list, and the actions on the list as a whole. */
export const Head = defineComponent(
  (props: { resource: Resource; place: Place; columns: readonly string[] }) => {
    const isExporting = ref(false);
    const refused = shallowRef<Text | null>(null);
    const save = async () => {
      const { resource, place, columns } = props;
      isExporting.value = true;
      refused.value = null;
      try {
        await saveList(resource, place, columns, said.value.language);
      } catch (error) {
        refused.value = failureTexts(error);
      } finally {
        isExporting.value = false;
      }
    };
    return () => {
      const { resource } = props;
      const { language, words } = said.value;
      const word = (text: string) => <span class="word">{text}</span>;
      return (
        <>
          <header class="head listing">
            <h1>{resource.label[language]}</h1>
            <div class="actions">
              <button type="button" disabled={isExporting.value} onClick={save}>
                <Icon of="download" />
                {word(words.export)}
              </button>
              {mayChange(resource, described.value?.policies ?? [], 'create') && (
                <RouterLink class="button main" to={`/${resource.name}/new`}>
                  {{
                    default: () => [
                      <Icon key="icon" of="plus" />,
                      word(fill(words.create, { one: resource.one[language] })),
                    ],
                  }}
                </RouterLink>
              )}
            </div>
          </header>
          {refused.value && (
            <p role="alert" class="bad">
              {refused.value[said.value.language]}
            </p>
          )}
        </>
      );
    };
  },
  { props: ['resource', 'place', 'columns'] },
);
