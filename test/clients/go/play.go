package main

import (
	"database/sql"
	"errors"
	"fmt"
	"os"
	"regexp"
	"strings"

	"github.com/go-sql-driver/mysql"
)

func check(err error) {
	if err != nil {
		panic(err)
	}
}

func main() {
	game := os.Getenv("GAME")
	config := mysql.NewConfig()
	config.User, config.Passwd, config.DBName = os.Getenv("MYSQL_USER"), os.Getenv("MYSQL_PWD"), os.Getenv("MYSQL_DATABASE")
	config.Net, config.Addr = "tcp", os.Getenv("MYSQL_HOST")+":"+os.Getenv("MYSQL_TCP_PORT")
	// sql.DB is a pool of sessions. The driver sets this in each of them.
	config.Params = map[string]string{"@game_id": game}
	database, err := sql.Open("mysql", config.FormatDSN())
	check(err)

	// the game
	var name string
	var balance int64
	var players []string
	rows, err := database.Query("SELECT `Player name`, `Bank balance` FROM playersView ORDER BY `Turn`")
	check(err)
	for rows.Next() {
		check(rows.Scan(&name, &balance))
		players = append(players, fmt.Sprintf("%s has %d", name, balance))
	}
	fmt.Println(strings.Join(players, ", "))

	// a roll, and what happened
	_, err = database.Exec("INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (?, ?, ?)", game, 1, 2)
	check(err)
	var record int
	check(database.QueryRow("SELECT Record FROM pendingView").Scan(&record))
	var sentence string
	var events []string
	rows, err = database.Query("SELECT Sentence FROM eventView WHERE Record = ? ORDER BY Event", record)
	check(err)
	for rows.Next() {
		check(rows.Scan(&sentence))
		events = append(events, sentence)
	}
	fmt.Printf("record %d: %s\n", record, strings.Join(events, " "))

	// a decision that names its record, and the completed row
	_, err = database.Exec("INSERT INTO Gamemanager (game_id, record_ID, action) VALUES (?, ?, ?)", game, record+1, "buy")
	check(err)
	var action string
	var player float64
	row := database.QueryRow("SELECT action, player_ID, bank_balance FROM ledgerView WHERE record_ID = ?", record+1)
	check(row.Scan(&action, &player, &balance))
	fmt.Printf("record %d: %s by player %.0f, balance %d\n", record+1, action, player, balance)

	// a procedure: its rows
	check(database.QueryRow("CALL make_move(?, ?, NULL)", game, "end_turn").Scan(&record))
	fmt.Printf("record %d: end_turn\n", record)

	// a refusal
	_, err = database.Exec("INSERT INTO Gamemanager (game_id, dice, dice2) VALUES (?, ?, ?)", game, 7, 2)
	var refusal *mysql.MySQLError
	if errors.As(err, &refusal) {
		token := regexp.MustCompile(`^([a-z_]+): `).FindStringSubmatch(refusal.Message)
		fmt.Printf("refused: %s, error %d\n", token[1], refusal.Number)
	}

	var autocommit int
	check(database.QueryRow("SELECT @@autocommit").Scan(&autocommit))
	fmt.Printf("autocommit: %d\n", autocommit)
	fmt.Printf("message: %s\n", err)
}
