// How the pages of a kind of record are declared; the compiler knows each field, filter and operation that is named.
import type { ComponentType, ReactNode } from 'react'
import type { WordId } from '../app/words.ts'
import type { FormOf, FormShape } from './forms/form-shape.ts'
import type { BodyOf, FieldOf, FilterOf, Kind, ListId, RecordOf } from './kind.ts'
import type {
  AnyInput,
  AnyOperation,
  AnyRecord,
  Input,
  ListedOf,
  Operation,
  OperationId,
  Output,
} from './operation.ts'

/** Whether something is offered, by what a status does not say; `parent` is the record that it is part of. */
type Offers<Shown, Parent> = (operation: AnyOperation, record: Shown, parent: Parent) => boolean

/** Records of another kind that belong to one. */
interface RelatedParts<Parent, Listed, Field extends string, Form, Body> {
  readonly title: WordId
  readonly columns: readonly Field[]
  readonly change?: AnyOperation
  readonly remove?: AnyOperation
  /** What else can be done in place, and the files that can be downloaded. */
  readonly actions?: readonly AnyOperation[]
  /** How the file of a record is asked for, where that is not by its id. */
  readonly fileInput?: (record: Listed) => AnyInput
  /** What a new record takes from the one that it belongs to, so that nobody is asked for it. */
  readonly given?: (parent: Parent) => Body
  readonly form?: Form
  readonly offers?: Offers<Listed, Parent>
}

/** As pages read it. */
export interface Related<Of extends Kind = Kind>
  extends RelatedParts<AnyRecord, AnyRecord, string, FormShape, AnyRecord> {
  /** What they belong to. */
  readonly of: Of
  readonly list: AnyOperation
  /** Of today where the company is, for a list that ends there. */
  readonly input: (parent: AnyRecord, today: string) => AnyInput
  readonly create?: AnyOperation
}

interface RelatedOf<Parent, List extends ListId, Create extends OperationId>
  extends RelatedParts<
    Parent,
    ListedOf<List>,
    FieldOf<ListedOf<List>>,
    FormOf<Create>,
    Partial<BodyOf<Create>>
  > {
  readonly input: (parent: Parent, today: string) => Input<List>
  readonly create?: Operation<Create>
}

/** Says which records of a list belong to one, and how they are shown on its page. */
export const relate = <Of extends Kind, List extends ListId, Create extends OperationId>(
  of: Of,
  list: Operation<List>,
  declaration: RelatedOf<RecordOf<Of>, List, Create>,
): Related<Of> => Object.assign({ of, list }, declaration) as unknown as Related<Of>

/** Part of a record's page that is seen by itself. */
export interface Tab<Of extends Kind = Kind, Shown = RecordOf<Of>> {
  /** What the address calls it: ?tab=pay */
  readonly name: string
  readonly title: WordId
  readonly related?: readonly Related<Of>[]
  readonly Panel?: ComponentType<{ record: Shown }>
  /** What the panel asks for, where it shows nothing to somebody who may not. */
  readonly asks?: readonly AnyOperation[]
}

/** As pages read it. */
export type AnyTab = Tab<Kind, AnyRecord>

/** The record that another one is part of, whose state decides as well: the loan of an installment. */
interface Within<Shown, Get extends OperationId> {
  readonly get: Operation<Get>
  readonly input: (record: Shown) => Input<Get>
}

/** What a new record would come to, before it is made. */
export interface Preview<Answer = AnyRecord> {
  readonly operation: AnyOperation
  readonly Answer: ComponentType<{ answer: Answer }>
}

interface PreviewOf<Id extends OperationId> {
  readonly operation: Operation<Id>
  readonly Answer: ComponentType<{ answer: Output<Id> }>
}

/** How a filter is chosen and told, where what the contract says of it is not enough. */
export interface FilterControl {
  /** Left out where only a link sets it. */
  readonly Choice?: ComponentType<FilterChoice>
  readonly Chosen: ComponentType<{ readonly value: string }>
}

export interface FilterChoice {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** What the list is filtered by. */
  readonly filters: Readonly<Record<string, string>>
}

/** What is known where the consequences of an action are told. */
export interface FollowsProps<Shown = AnyRecord> {
  readonly record: Shown
  /** What has been typed so far. */
  readonly values: AnyRecord
  /** What would be sent, and whether nothing that has to be there is missing. */
  readonly body: AnyRecord
  readonly isReady: boolean
}

/** What the page of a record is made of, for a noun that puts it together by hand. */
export interface RecordParts {
  readonly record: AnyRecord
  readonly title: string
  /** What can be done with it. */
  readonly actions: ReactNode
  readonly tabs: ReactNode
  /** Undefined where the first one is open. */
  readonly tab: ReactNode | undefined
}

/** Where actions stand that a noun has besides those of its own operations: in the head, or in its menu. */
export type ActionsPlace = 'head' | 'menu'

/** What a noun says of its pages, by its record, the names of its fields and filters, and its operations. */
export interface NounParts<Shown, Field extends string, Filter extends string, Id extends OperationId> {
  /** What a list shows of a record; the first column leads to it. */
  readonly columns: readonly Field[]
  readonly filters?: readonly Filter[]
  /** The filters that a list begins with, where all of its records are not what people come for. */
  readonly begins?: (today: string) => Readonly<Partial<Record<Filter, string>>>
  /** Made by hand: how single filters are chosen. */
  readonly controls?: Readonly<Partial<Record<Filter, FilterControl>>>
  /** Amounts of money that come to something when they are added up. */
  readonly totals?: readonly Field[]
  /** Operations that the panel has, in place of a button. */
  readonly inPanel?: readonly Id[]
  /** The files of one record, and how they are asked for where that is not by its id. */
  readonly files?: readonly AnyOperation[]
  readonly fileInput?: (record: Shown) => AnyInput
  /** The operation whose right a change of the record takes besides its own. */
  readonly changeTakes?: (record: Shown) => OperationId
  /** Which action leads. */
  readonly primary?: Id
  /** Made by hand: what follows from an action, in words and figures. */
  readonly follows?: Readonly<Partial<Record<Id, ComponentType<FollowsProps<Shown>>>>>
  /** Made by hand: actions on a record that are operations of other kinds, or that ask for less than a change. */
  readonly Actions?: ComponentType<{ record: Shown; place: ActionsPlace }>
  /** The name of a record where it is not its `name`, `title` or `number`. */
  readonly title?: (record: Shown) => string
  /** What stands under its name. */
  readonly head?: readonly Field[]
  /** It is a person, and has their picture. */
  readonly isPerson?: boolean
  /** Made by hand: that picture, where it can be changed. */
  readonly Picture?: ComponentType<{ record: Shown; name: string }>
  /** The fields of a record's page in groups; what no group has comes last. */
  readonly groups?: readonly { readonly title: WordId; readonly fields: readonly Field[] }[]
  readonly hidden?: readonly Field[]
  readonly explanation?: AnyOperation
  /** Made by hand: the cells of single columns. */
  readonly cells?: Readonly<Partial<Record<Field, ComponentType<{ record: Shown }>>>>
  /** Said to be false where nobody wants the list as a file. */
  readonly isExported?: false
  /** What can be done with a record is offered in its row, too. */
  readonly isWorkedInRows?: boolean
  /** Whether a record changes by itself, so that what is shown of it has to follow. */
  readonly moves?: (record: Shown) => boolean
  /** By the name of a field, what explains that figure. */
  readonly explains?: Readonly<Partial<Record<Field, AnyOperation>>>
  /** Made by hand: above the facts of a record, also where it is seen beside its list alone; and above a list. */
  readonly Panel?: ComponentType<{ record: Shown }>
  readonly ListPanel?: ComponentType
  /** Made by hand: all of the page of a record. */
  readonly Page?: ComponentType<RecordParts>
  /** What the first tab is called, where it has more than facts. */
  readonly firstTab?: WordId
  /** Found by the paths of the operations, unless it is said here. */
  readonly list?: AnyOperation
  readonly get?: AnyOperation
  readonly create?: AnyOperation
  readonly change?: AnyOperation
  readonly remove?: AnyOperation
}

export interface NounDeclaration<
  Of extends Kind,
  Id extends OperationId,
  Whole extends OperationId,
  Tried extends OperationId,
> extends NounParts<RecordOf<Of>, FieldOf<RecordOf<Of>>, FilterOf<Of>, NoInfer<Id>> {
  /** The schema of the record. */
  readonly kind: Of
  readonly related?: readonly Related<Of>[]
  /** Beside the facts, which come first. */
  readonly tabs?: readonly Tab<Of>[]
  /** The operations of its tag, or of several: `import * as leaveTypes`. */
  readonly operations: Readonly<Record<string, Operation<Id>>>
  readonly within?: Within<RecordOf<Of>, Whole>
  readonly offers?: Offers<RecordOf<Of>, Output<Whole>>
  /** Offered in the form that makes a record. */
  readonly preview?: PreviewOf<Tried>
  /** Of the forms that make and change a record, and of its actions. */
  readonly form?: FormOf<NoInfer<Id>>
}

/** What only the page of a record shows. */
export type PageParts<Of extends Kind> = Pick<
  NounDeclaration<Of, OperationId, OperationId, OperationId>,
  'Actions' | 'firstTab' | 'Page' | 'Panel' | 'Picture' | 'related' | 'tabs'
>
