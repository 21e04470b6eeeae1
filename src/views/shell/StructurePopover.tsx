import { Network } from 'lucide-react';
import { Icon } from '../common/Icon.tsx';
import { useText } from '../common/useText.ts';
import headerStyles from './header.module.css';
import { Popover } from './Popover.tsx';
import panelsStyles from './panels.module.css';
import structureStyles from './structure.module.css';

const COLUMNS = [
  {
    title: 'shell:structureFront',
    items: ['shell:companyPortal', 'shell:workbench', 'shell:structureKnowledge'],
  },
  {
    title: 'shell:structureApplications',
    items: [
      'shell:structureProcess',
      'shell:structureAttendance',
      'shell:structurePayroll',
      'shell:structureSchedule',
      'shell:structureRecruitment',
      'shell:structureTraining',
      'shell:structureShifts',
      'shell:structureLeave',
      'shell:structureOkr',
      'shell:structureProject',
      'shell:structureMeeting',
      'shell:structureSeal',
    ],
  },
  {
    title: 'shell:structureBackend',
    items: [
      'shell:structureOrganisation',
      'shell:structureEngine',
      'shell:structureContent',
      'shell:structureApplications',
    ],
  },
] as const;

/** The static diagram of the product's parts (HDR-6), drawn like rooms of the floor plan. */
export function StructurePopover() {
  const t = useText();
  return (
    <Popover
      names={['structure']}
      label={t('shell:structureOverview')}
      triggerLabel={t('shell:structureOverview')}
      triggerClass={headerStyles.headerButton}
      trigger={<Icon of={Network} />}
      panelClass={structureStyles.structurePanel}
    >
      <h2 className={panelsStyles.panelTitle}>{t('shell:structureOverview')}</h2>
      <div className={structureStyles.structurePlan}>
        {COLUMNS.map(({ title, items }) => (
          <section key={title}>
            <h3>{t(title)}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{t(item)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Popover>
  );
}
