import { useText } from '../common/useText.ts';
import styles from './structure.module.css';

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

/** The rooms of the diagram, in their three columns. */
export function StructurePlan() {
  const t = useText();
  return (
    <div className={styles.structurePlan}>
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
  );
}
