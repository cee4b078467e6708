-- Receipts: an item names a stored file, of a type that receipts may have.

alter table expense_claim_items
  add constraint expense_claim_items_receipt_sha256_fkey foreign key (workspace_id, receipt_sha256)
    references stored_files (workspace_id, sha256),
  add constraint expense_claim_items_receipt_content_type_check check (receipt_content_type in (
    'application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic')),
  add constraint expense_claim_items_deleted_check check (not (deleted and has_receipt));
