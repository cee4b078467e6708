// The state of a day as a small label.
import { say } from '../../app/words.ts'
import { type DayState, stateTones, stateWords } from './state.ts'

export const StateMark = ({ state }: { readonly state: DayState }) => (
  <span className={`status ${stateTones[state]}`}>{say(stateWords[state])}</span>
)
