/** Ties the save button in a pane's head to the form below it. */
export const TASK_FORM_ID = 'task-form';
