// The fields of an employee that both floors answer with.

export const fields =
  'id, employee_code, first_name, last_name, father_name, date_of_birth, gender, marital_status, nationality, personal_email, work_email, ' +
  'phone_primary, national_id, department_id, designation_id, branch_id, employment_type_id, reporting_manager_id, joining_date, ' +
  'confirmation_date, probation_end_date, separation_date, status, deleted, created_at, updated_at'
