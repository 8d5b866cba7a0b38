# `turncoat store`: looking after the file that the tables are kept in.

store-help = Look after what the tables are kept in: check it, copy tables between files and databases.
store-check-help = Tell what is wrong with a store. Nothing is changed; a server may be running on it.
store-export-help = Write tables to a file, to be imported elsewhere. It holds their secrets: keep it to yourself.
store-import-help = Put the tables of an exported file into a store. No server may be running on it if it is a file.
store-store-help = The store: a file, sqlite:///file, or postgresql://host/database.
store-copy-help = Copy tables from one store to another, running games included: end the server on the first before people go on at the other.
store-from-help = The store that the tables are in: a file, sqlite:///file, or postgresql://host/database.
store-to-help = The store that they are copied to.
refusal-database_older = The database { $database } was written by an older Turncoat. Start the server on it once, then try again.
store-parcel-help = The file with the exported tables.
store-table-help = Only this table; may be given several times.
store-finished-help = Only finished games.
store-well = { $tables ->
        [one] One table
       *[other] { $tables } tables
    } with { $records ->
        [one] one record
       *[other] { $records } records
    }: all is as it was stored.
store-page = The file itself is damaged: { $what }
store-table = Table { $code }: { $what }
store-damage-missing = record { $number } is missing.
store-damage-changed = record { $number } is not what was stored.
store-damage-unknown = record { $number } has something in it that this version does not know.
store-damage-no_seed = its seed is missing.
store-damage-other_seed = its seed is not the one that was promised.
store-damage-index = an index of the file is not what was stored.
store-damage-page = the file itself is damaged there. { $detail }
store-open = Others on this machine may read { $file }, and with it everybody’s cards. A server that is started on it closes it to them.
store-what-now = What is sound can be saved: “turncoat store export” leaves out what is damaged, and “turncoat store import” puts the rest into a new file.
store-copied = { $tables ->
        [0] No table was copied.
        [one] One table was copied.
       *[other] { $tables } tables were copied.
    }
store-there = { $tables ->
        [one] One table was there already.
       *[other] { $tables } tables were there already.
    }
store-taken = Not copied, because other tables there have these codes: { $codes }
refusal-store_older = The file { $path } was written by an older Turncoat. Start the server on it once, then try again.
refusal-file_unwritable = { $file } cannot be written: { $why }.
refusal-not_a_parcel = { $file } is not a file that “turncoat store export” has written.
refusal-parcel_damaged = { $file } is damaged at line { $line }. What came before it has been copied.
