-- One index begins with a structure, the one in the order of its list; with two of them PostgreSQL may read all rows of a structure.

drop index salary_structure_components_salary_component_id_key;
drop index salary_structure_components_component_idx;
create unique index salary_structure_components_salary_component_id_key
  on salary_structure_components (workspace_id, salary_component_id, salary_structure_id);
