// Preloaded into the programs of a guide: their clock runs, and is as far ahead of the real one as TEST_CLOCK_AHEAD says.

const ahead = Number(process.env.TEST_CLOCK_AHEAD)
const RealDate = Date
const { instant } = Temporal.Now

const movedInstant = () => instant().add({ milliseconds: ahead })
const zoned = (zone = Temporal.Now.timeZoneId()) => movedInstant().toZonedDateTimeISO(String(zone))

globalThis.Date = class extends RealDate {
  constructor(...given: [] | ConstructorParameters<typeof RealDate>) {
    if (given.length === 0) super(RealDate.now() + ahead)
    else super(...(given as ConstructorParameters<typeof RealDate>))
  }
  static override now = () => RealDate.now() + ahead
} as DateConstructor

const moved = {
  instant: movedInstant,
  zonedDateTimeISO: zoned,
  plainDateISO: (zone?: string) => zoned(zone).toPlainDate(),
  plainDateTimeISO: (zone?: string) => zoned(zone).toPlainDateTime(),
}
for (const [name, value] of Object.entries(moved)) Object.defineProperty(Temporal.Now, name, { value })
