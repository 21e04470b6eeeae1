import { defineApplication } from '../engine/define.ts';
import { text } from '../words.ts';
import { attendance, salary } from './hr/confirmations.ts';
import { attendanceBehaviour, salaryBehaviour } from './hr/confirming.ts';
import { interview, interviewBehaviour } from './hr/interview.ts';
import { machine } from './hr/machine.ts';
import { machineBehaviour, noticeSilence } from './hr/machineKeys.ts';
import { department, departmentBehaviour, employee, employeeBehaviour } from './hr/organisation.ts';

/** Human capital: employees, what they confirm, candidates, and the attendance machines. */
export const hr = defineApplication({
  application: {
    code: 'hr',
    label: text('人力资源', 'Human capital'),
    policy: 'HCM_Auth',
    menu: [
      { label: text('组织', 'Organisation'), resources: ['employee', 'department', 'interview'] },
      { label: text('确认', 'Confirmations'), resources: ['attendance', 'salary'] },
      { label: text('设备', 'Devices'), resources: ['machine'] },
    ],
    resources: [employee, department, interview, attendance, salary, machine],
  },
  behaviours: {
    employee: employeeBehaviour,
    department: departmentBehaviour,
    attendance: attendanceBehaviour,
    salary: salaryBehaviour,
    interview: interviewBehaviour,
    machine: machineBehaviour,
  },
  sweep: noticeSilence,
});
