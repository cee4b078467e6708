// What companies call the columns of their own files, in English, Urdu and Arabic; each is understood without being asked for.

/** By the name of a column, which is understood anyway: its titles in each of the three languages. */
const usual: Readonly<Record<string, readonly [english: string, urdu: string, arabic: string]>> = {
  employee_code: [
    'emp no, emp id, emp code, employee no, employee number, employee id, staff no, staff id, personnel no, personnel number, payroll no, payroll number, code, badge no',
    'ملازم کوڈ, ایمپلائی نمبر, ملازم نمبر',
    'الرقم الوظيفي, رقم الموظف, كود الموظف',
  ],
  first_name: ['forename, given name, fname, firstname', 'پہلا نام', 'الاسم الأول'],
  last_name: [
    'surname, family name, lname, lastname',
    'خاندانی نام, آخری نام',
    'اسم العائلة, اللقب, الاسم الأخير, العائلة',
  ],
  father_name: ['fathers name, father, father husband name, s o, son of', 'والد کا نام, ولدیت', 'اسم الأب'],
  date_of_birth: [
    'dob, d o b, birth date, birthdate, birthday, born, born on',
    'تاریخ پیدائش, پیدائش',
    'تاريخ الميلاد, الميلاد',
  ],
  gender: ['sex', 'جنس, صنف', 'الجنس, النوع'],
  marital_status: ['married, civil status', 'ازدواجی حیثیت', 'الحالة الاجتماعية, الحالة الزوجية'],
  nationality: ['citizenship', 'قومیت, شہریت', 'الجنسية'],
  personal_email: [
    'private email, personal e mail, home email',
    'ذاتی ای میل',
    'البريد الشخصي, البريد الإلكتروني الشخصي',
  ],
  work_email: [
    'email, e mail, email address, e mail address, mail, official email, company email',
    'ای میل, دفتری ای میل',
    'البريد الإلكتروني, البريد, بريد العمل, الإيميل',
  ],
  phone_primary: [
    'mobile, mobile no, mobile number, cell, cell no, cell number, phone, phone no, phone number, telephone, tel, contact, contact no, contact number, whatsapp',
    'رابطہ نمبر, موبائل, موبائل نمبر, فون, فون نمبر',
    'الجوال, رقم الجوال, الهاتف, رقم الهاتف, الموبايل, المحمول',
  ],
  national_id: [
    'cnic, cnic no, cnic number, nic, nic no, national id no, national id number, id card, id card no, id number, emirates id, iqama, iqama no, ni number, national insurance number',
    'شناختی کارڈ, شناختی کارڈ نمبر, قومی شناختی کارڈ, سی این آئی سی',
    'رقم الهوية, الهوية, الهوية الوطنية, الرقم القومي, رقم الإقامة, الإقامة',
  ],
  department: ['dept, dept name, division, section, team', 'شعبہ, محکمہ', 'القسم, الإدارة'],
  designation: [
    'job title, position, role, post, job, occupation',
    'عہدہ, پوسٹ',
    'المسمى الوظيفي, الوظيفة, المنصب',
  ],
  branch: [
    'location, office, site, work location, branch office, branch name',
    'برانچ, شاخ, مقام',
    'الفرع, الموقع, مكان العمل',
  ],
  employment_type: [
    'contract type, employee type, employment status, job type, engagement',
    'ملازمت کی قسم',
    'نوع التوظيف, نوع العقد',
  ],
  manager_code: ['manager id, manager no, supervisor id', '', ''],
  joining_date: [
    'date of joining, doj, d o j, join date, joined, joined on, start date, hire date, hired, hired on, date of hire, date joined, appointment date, date of appointment',
    'شمولیت کی تاریخ, تاریخ شمولیت, تاریخ تقرری, تقرری کی تاریخ, بھرتی کی تاریخ',
    'تاريخ الالتحاق, تاريخ التعيين, تاريخ المباشرة, تاريخ الانضمام, تاريخ بدء العمل',
  ],
  confirmation_date: ['confirmed, confirmed on, date of confirmation', 'تاریخ توثیق', 'تاريخ التثبيت'],
  probation_end_date: [
    'probation end, probation ends, end of probation, probation until',
    'آزمائش کا اختتام',
    'نهاية فترة التجربة, انتهاء التجربة',
  ],
  separation_date: [
    'leaving date, last working day, end date, exit date, date of leaving, left on, resigned on',
    'آخری دن, ملازمت چھوڑنے کی تاریخ',
    'تاريخ ترك العمل, آخر يوم عمل, تاريخ انتهاء الخدمة',
  ],
  status: ['employee status, current status', 'حیثیت, حالت', 'الحالة'],
  address_line1: [
    'address, address 1, address line 1, street, street address, home address',
    'پتہ, گھر کا پتہ',
    'العنوان, الشارع',
  ],
  address_line2: ['address 2, address line 2, area', '', 'العنوان 2'],
  address_city: ['city, town', 'شہر', 'المدينة'],
  address_state: ['province', 'صوبہ', 'المحافظة'],
  address_postal_code: ['postcode, post code, postal code, zip, zip code', 'پوسٹل کوڈ', 'الرمز البريدي'],
  address_country: ['country', 'ملک', 'الدولة, البلد'],
  bank_name: ['bank, name of bank', 'بینک, بینک کا نام', 'البنك, اسم البنك'],
  bank_branch_name: ['bank branch', 'بینک برانچ', 'فرع البنك'],
  bank_branch_code: ['sort code, bank branch code', 'برانچ کوڈ', 'رمز الفرع'],
  bank_account_title: ['account title, account name, name on account', 'اکاؤنٹ کا نام', 'اسم صاحب الحساب'],
  bank_account_number: [
    'account, account no, account number, bank account, bank account no, a c no, acc no',
    'اکاؤنٹ نمبر, کھاتہ نمبر',
    'رقم الحساب, الحساب البنكي',
  ],
  bank_iban: ['iban, iban no, iban number', 'آئی بان', 'الآيبان, رقم الآيبان'],
  bank_swift_code: ['swift, swift code, bic', 'سوئفٹ کوڈ', 'رمز السويفت'],
  salary_structure: ['structure, pay structure, package', 'تنخواہ کا ڈھانچہ', 'هيكل الراتب'],
  gross_salary: [
    'salary, gross, gross pay, monthly salary, pay, monthly gross, total salary, wage, current salary, gross monthly salary, ctc monthly',
    'تنخواہ, کل تنخواہ, ماہانہ تنخواہ',
    'الراتب, إجمالي الراتب, الراتب الشهري, الراتب الإجمالي, المرتب',
  ],
  salary_from: ['salary from, effective from, salary date', 'تنخواہ کب سے', 'تاريخ الراتب, ساري من'],
  amount_basic: ['basic, basic salary, basic pay', 'بنیادی تنخواہ', 'الراتب الأساسي, الأساسي'],
  payment_method: ['payment mode, pay mode, paid by', 'طریقہ ادائیگی', 'طريقة الدفع'],
  date: ['day, attendance date, work date', 'تاریخ, دن', 'التاريخ, اليوم'],
  check_in: ['in, time in, in time, clock in, arrival, punch in', 'آمد, وقت آمد', 'الدخول, وقت الدخول'],
  check_out: [
    'out, time out, out time, clock out, departure, punch out',
    'روانگی, وقت روانگی',
    'الخروج, وقت الخروج',
  ],
  note: ['notes, remark, remarks, comment', 'نوٹ, ملاحظہ', 'ملاحظة, ملاحظات'],
  leave_type: ['leave, type of leave, type', 'چھٹی کی قسم, رخصت', 'نوع الإجازة, الإجازة'],
  fiscal_year: ['year, leave year', 'سال', 'السنة'],
  available_days: [
    'balance, days, days left, leave balance, remaining, remaining days, available',
    'بیلنس, باقی دن, دن',
    'الرصيد, الأيام المتبقية, رصيد الإجازة',
  ],
}

const titles: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(usual).map(([column, texts]) => [
    column,
    new Set(texts.flatMap(text => text.split(', ')).map(simplify)),
  ]),
)

/** Without what is written about a title: D.O.B., "Mobile #", "Salary (PKR)", and the vowel signs of Arabic. */
export function simplify(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/\([^)]*\)|\p{Mn}|['’ـ]/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** Whether people call the column so; its name is in snake_case, and that of a component in its own letters. */
export const isUsual = (column: string, title: string): boolean =>
  titles.get(column.toLowerCase())?.has(simplify(title)) ?? false
