// Preloaded into the programs of a guide: their clock runs, and is as far ahead of the real one as TEST_CLOCK_AHEAD says.
// Guides start node some hundred times, and types would take as long to strip as all else that it does.

const ahead = Number(process.env.TEST_CLOCK_AHEAD)
const RealDate = Date
const { instant } = Temporal.Now

const movedInstant = () => instant().add({ milliseconds: ahead })
const zoned = (zone = Temporal.Now.timeZoneId()) => movedInstant().toZonedDateTimeISO(zone)

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead)
    else super(...given)
  }
  static now = () => RealDate.now() + ahead
}

const moved = {
  instant: movedInstant,
  zonedDateTimeISO: zoned,
  plainDateISO: zone => zoned(zone).toPlainDate(),
  plainDateTimeISO: zone => zoned(zone).toPlainDateTime(),
}
for (const [name, value] of Object.entries(moved)) Object.defineProperty(Temporal.Now, name, { value })
