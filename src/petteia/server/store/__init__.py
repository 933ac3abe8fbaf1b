"""What the server stores: the database, its schema and migrations, tables, results, records, and their audit."""
